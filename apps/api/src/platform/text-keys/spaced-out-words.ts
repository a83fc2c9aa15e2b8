/** How many letters must be changed, added or taken away to make one text of the other. */
export function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [place, theirs] of [...other].entries())
      next.push(Math.min(row[place + 1]! + 1, next[place]! + 1, row[place]! + (letter === theirs ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
