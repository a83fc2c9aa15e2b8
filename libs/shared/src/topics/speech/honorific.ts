/** What each honorific becomes where the name of the member is not known. */
const UNNAMED = {
  గారు: 'సభ్యులొకరు',
  గారికి: 'సభ్యులొకరికి',
  గారిని: 'సభ్యులొకరిని',
  గారి: 'సభ్యులొకరి',
  గారితో: 'సభ్యులొకరితో',
} as const;

/** గారు and its cases. */
export type Honorific = keyof typeof UNNAMED;

/** A member in a Telugu sentence. The suffix belongs to a name: without one, the word for a member carries the case. */
export const withHonorific = (name: string | null, honorific: Honorific): string =>
  name === null ? UNNAMED[honorific] : `${name} ${honorific}`;
