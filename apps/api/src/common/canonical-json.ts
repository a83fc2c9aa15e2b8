/** JSON with the members of every object in one order: two spellings of one body are the same text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inOrder) ?? '';

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
