const isWord = (part: string): boolean => part.replace(/[^\p{L}]/gu, '').length > 1;

/** How a member is spoken to. Many families write the family name, or its initial, first. */
export function firstName(name: string, surname: string | null): string {
  const parts = name.split(' ').filter(isWord);
  const family = new Set((surname ?? '').toLowerCase().split(' '));
  return parts.find((part) => !family.has(part.toLowerCase())) ?? name;
}
