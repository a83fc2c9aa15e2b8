/** Durations in milliseconds of `times` sequential calls, sorted. */
export async function timesOf(work, times) {
  for (let warm = 0; warm < Math.min(20, times); warm += 1) await work();
  const taken = [];
  for (let call = 0; call < times; call += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b);
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const summary = (sorted) => ({ p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) });

const WIDTH = 64;

/** One row per measurement: median, 95th and 99th percentile, and the ratio to this run's baseline. */
export function printTable(rows, floor) {
  console.log(
    `${'measurement'.padEnd(WIDTH)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'x base'.padStart(9)}`,
  );
  for (const { name, p50, p95, p99 } of rows)
    console.log(
      `${name.padEnd(WIDTH)}${p50.toFixed(2).padStart(9)}${p95.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}${(p50 / floor).toFixed(1).padStart(9)}`,
    );
}
