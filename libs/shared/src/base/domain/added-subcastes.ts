/** The ids of subcastes that the team adds to the published list have this shape; which of them are there, the server knows. */
const ADDED = /^[a-z][a-z_]{1,23}$/;

export const MOST_SUBCASTE_LETTERS = 24;

export const mayBeSubcaste = (word: string): boolean => word.length <= MOST_SUBCASTE_LETTERS && ADDED.test(word);
