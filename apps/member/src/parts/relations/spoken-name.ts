const isWord = (part: string): boolean => part.replace(/[^\p{L}\p{M}]/gu, '').length > 1;

/** The first whole word of a name, by which a family speaks of someone: initials come first in many of them. */
export const spokenName = (name: string): string => name.split(' ').find(isWord) ?? name;
