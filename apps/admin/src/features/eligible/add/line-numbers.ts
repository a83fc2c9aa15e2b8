/** Lines keep the number that they have in the sheet they came from; a line that was typed here has none. */
export type LineNumbers = readonly (number | null)[];

export const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

export const freshNumbers = (text: string): LineNumbers => linesOf(text).map((_, index) => index + 1);

/** How many lines are the same from the beginning, at most so many. */
function common(a: readonly string[], b: readonly string[], most: number): number {
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

/** The numbers after an edit: lines before and after it keep theirs, edited ones too; another text begins again at 1. */
export function carriedNumbers(numbers: LineNumbers, before: string, after: string): LineNumbers {
  const [old, next] = [linesOf(before), linesOf(after)];
  const least = Math.min(old.length, next.length);
  const head = common(old, next, least);
  const tail = common([...old].reverse(), [...next].reverse(), least - head);
  const replaced = head + tail === 0 && old.length !== next.length;
  if (before.trim() === '' || replaced) return freshNumbers(after);
  const edited = numbers.slice(head, old.length - tail);
  const middle = Array.from({ length: next.length - head - tail }, (_, index) => edited[index] ?? null);
  return [...numbers.slice(0, head), ...middle, ...numbers.slice(old.length - tail)];
}
