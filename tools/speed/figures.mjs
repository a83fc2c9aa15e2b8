/** The middle one; of an even number the lower of the two in the middle. */
function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** One row of figures: of each one its median over all runs. */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]));

/** Figures outside their limits, in words. `limits` give the least (`min`) or the most (`max`) that a figure may be. */
export const shortfalls = (place, figures, limits) =>
  Object.entries(limits).flatMap(([name, { min = -Infinity, max = Infinity }]) => {
    const value = figures[name];
    if (value >= min && value <= max) return [];
    return [
      `${place}: ${name} is ${Math.round(value * 1000) / 1000}, ${value > max ? `at most ${max}` : `at least ${min}`}`,
    ];
  });

const shown = (value) => (typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value);

/** Rows with the same names, as lines of equally wide columns. */
export function tableOf(rows) {
  const names = Object.keys(rows[0]);
  const lines = [names, ...rows.map((row) => names.map((name) => shown(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
}
