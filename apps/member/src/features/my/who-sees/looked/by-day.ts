/** Neighbours of the same day below one heading, in the order in which they came. */
export function byDay<T>(entries: readonly T[], dayOf: (entry: T) => string): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
