const STEPS: readonly [most: number, size: string][] = [
  [22, 'text-3xl sm:text-4xl'],
  [40, 'text-2xl sm:text-3xl'],
  [70, 'text-xl sm:text-2xl'],
];
const SMALLEST = 'text-lg sm:text-xl';
/** A single word can't be wrapped: its letters count for more. */
const WORD_WEIGHT = 1.6;

/** The size of a heading by the letters of its name: a long one is written smaller instead of breaking. */
export function nameSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const length = Math.max(name.length, longest * WORD_WEIGHT);
  return STEPS.find(([most]) => length <= most)?.[1] ?? SMALLEST;
}
