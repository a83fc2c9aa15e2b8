/** The weights of the terms with which they come nearest to their targets; `each` is given a function that takes the pairs. */
export function solved(
  terms: number,
  each: (add: (values: readonly number[], target: number) => void) => void,
): number[] {
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 1));
  each((values, target) => {
    for (let a = 0; a < terms; a += 1) {
      const row = rows[a];
      const value = values[a] ?? 0;
      if (!row) continue;
      for (let b = 0; b < terms; b += 1) row[b] = (row[b] ?? 0) + value * (values[b] ?? 0);
      row[terms] = (row[terms] ?? 0) + value * target;
    }
  });
  return eliminated(rows);
}

/** Gauss and Jordan; a term that says nothing gets 0. */
function eliminated(rows: Float64Array[]): number[] {
  const terms = rows.length;
  for (const [term, row] of rows.entries()) {
    const pivot = row[term] ?? 0;
    if (Math.abs(pivot) < 1e-6) {
      row.fill(0);
      continue;
    }
    for (let at = 0; at <= terms; at += 1) row[at] = (row[at] ?? 0) / pivot;
    for (const other of rows) {
      const factor = other[term] ?? 0;
      if (other === row || factor === 0) continue;
      for (let at = 0; at <= terms; at += 1) other[at] = (other[at] ?? 0) - factor * (row[at] ?? 0);
    }
  }
  return rows.map((row) => row[terms] ?? 0);
}
