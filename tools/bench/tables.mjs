// How the figures of a run are shown, beside a floor or beside those of another run.
const NAME_WIDTH = 62;
const WIDTH = 10;
/** So much worse than before is marked. */
const WORSE = 1.2;
/** What a page may cost. */
const TARGET = { p50: 20, p99: 100 };

const cell = (value, digits) => (value === undefined ? '' : value.toFixed(digits)).padStart(WIDTH);

function printRows(heads, rows) {
  console.log(heads.map((head, at) => (at === 0 ? head.padEnd(NAME_WIDTH) : head.padStart(WIDTH))).join(''));
  for (const [name, ...cells] of rows) console.log(name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH) + cells.join(''));
}

/** One row for each measurement, with its ratios to the floor beside it. */
export function printTable(rows) {
  printRows(
    ['measurement', 'p50 ms', 'p95 ms', 'p99 ms', 'x floor', '8: req/s', 'of floor', 'not 2xx'],
    rows.map(({ name, p50, p95, p99, perSecond, failed, floor }) => [
      name,
      cell(p50, 2),
      cell(p95, 2),
      cell(p99, 2),
      cell(p50 / floor.p50, 1),
      cell(perSecond, 0),
      cell(perSecond && perSecond / floor.perSecond, 2),
      cell(failed || undefined, 0),
    ]),
  );
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The floor of a run: the middle of all that were taken beside its rows. */
export function floorOf(rows) {
  const taken = [...new Set(rows.map(({ floor }) => floor))];
  return { p50: middle(taken.map(({ p50 }) => p50)), perSecond: middle(taken.map(({ perSecond }) => perSecond)) };
}

/** Requests that miss what a page may cost. */
export function missed(rows) {
  const over = (what) => rows.filter((row) => row[what] > TARGET[what]).length;
  return {
    requests: rows.length,
    slow: over('p50'),
    verySlow: over('p99'),
    failed: rows.filter((r) => r.failed).length,
  };
}

export const sentenceOf = ({ requests, slow, verySlow, failed }) =>
  `${requests} requests: ${slow} over ${TARGET.p50} ms median, ${verySlow} over ${TARGET.p99} ms p99, ${failed} not always answered 2xx`;

/**
 * What both runs measured. `worse` says by what factor: of the medians as multiples of their floors, or of the shares of
 * the floors' requests per second, whichever is larger; machines and their load differ.
 */
export function compareRuns(before, now) {
  const old = new Map(before.rows.map((row) => [row.name, row]));
  const relative = ({ p50, floor }) => p50 / floor.p50;
  const share = ({ perSecond, floor }) => perSecond / floor.perSecond;
  return now.rows
    .filter(({ name }) => old.has(name))
    .map((row) => {
      const was = old.get(row.name);
      const slower = relative(row) / relative(was);
      const fewer = was.perSecond && row.perSecond ? share(was) / share(row) : 0;
      const worse = Math.max(slower, fewer);
      return { name: row.name, was, is: row, worse, isMarked: worse > WORSE };
    });
}

export function printComparison(compared, before) {
  console.log(`\nCompared with ${before.members} members at commit ${before.commit} (${before.at}):`);
  printRows(
    ['measurement', 'p50 was', 'p50 is', 'req/s was', 'req/s is', 'worse x', ''],
    compared.map(({ name, was, is, worse, isMarked }) => [
      name,
      cell(was.p50, 2),
      cell(is.p50, 2),
      cell(was.perSecond, 0),
      cell(is.perSecond, 0),
      cell(worse, 2),
      isMarked ? '  <- worse' : '',
    ]),
  );
  const marked = compared.filter(({ isMarked }) => isMarked).length;
  console.log(`${marked} of ${compared.length} are worse by more than ${Math.round((WORSE - 1) * 100)} %`);
}
