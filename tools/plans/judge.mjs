// What a statement really reads, by ANALYZE FORMAT=JSON (MariaDB): it is run, and changes are taken back.

const WHOLE = new Set(['ALL', 'index']);
const SECONDS = 5;
/** ER_STATEMENT_TIMEOUT of MariaDB. */
const TIMED_OUT = 1969;

/** Ends the line of a table. */
const READ = ' read';

const isNode = (value) => value !== null && typeof value === 'object';

/** Rows that a table's node gave to the nodes around it; its estimate where it was never reached. */
function readOf(table) {
  const loops = Number(table.r_loops ?? 0);
  return loops > 0 ? loops * Number(table.r_rows ?? 0) : Number(table.rows ?? 0);
}
const kept = (table) => readOf(table) * (Number(table.r_loops ?? 0) > 0 ? Number(table.r_filtered ?? 100) / 100 : 1);

/** All nodes of a plan, each with its name in it. */
function* nodesOf(plan, name = '') {
  if (!isNode(plan)) return;
  if (!Array.isArray(plan)) yield { name, node: plan };
  for (const [key, value] of Object.entries(plan)) yield* nodesOf(value, Array.isArray(plan) ? name : key);
}

/** The rows that come into a sort: those of the last table read under it. */
function sortedRows(sort) {
  let rows = 0;
  for (const { name, node } of nodesOf(sort))
    if (name === 'table' && node.access_type) rows = Math.max(rows, kept(node));
  return rows;
}

/** What stops counting at the limit reads one more, to say that there are more. */
const isTooMany = (rows, limit) => rows > limit + 1;

/** Sentences on scans of whole tables or indexes, and on sorts, of more than `limit` rows. */
export function faultsOf(plan, limit) {
  const faults = [];
  for (const { name, node } of nodesOf(plan)) {
    if (name === 'table' && WHOLE.has(node.access_type) && isTooMany(readOf(node), limit))
      faults.push(
        `reads all of ${node.table_name}${node.key ? ` by ${node.key}` : ''}: ${Math.round(readOf(node))} rows`,
      );
    if (name === 'filesort' && isTooMany(sortedRows(node), limit))
      faults.push(`sorts ${Math.round(sortedRows(node))} rows`);
  }
  return faults;
}

/** The tables of a plan in order, for a reader. */
function shortPlan(plan) {
  const lines = [];
  for (const { name, node } of nodesOf(plan)) {
    if (name === 'filesort') lines.push('sort');
    if (node.message) lines.push(node.message);
    if (name === 'table' && node.access_type)
      lines.push(
        `${node.table_name}: ${node.access_type}${node.key ? ` ${node.key}` : ''}, ${node.rows} estimated, ` +
          `${Math.round(readOf(node))}${READ}`,
      );
  }
  return lines;
}

/** A plan has conditions as they were written, with their quotes, one on a line. */
const planOf = (text) =>
  JSON.parse(
    text.replace(/^( *"\w*condition": ").*("),?$/gm, (line, begin) => `${begin}"${line.endsWith(',') ? ',' : ''}`),
  );

/** `isCut`: no table was looked at, as no row could fit. @returns {Promise<{faults: string[], plan: string[], isCut: boolean}>} */
export async function judge(query, { sql, values }, limit) {
  await query('START TRANSACTION');
  try {
    const [row] = await query(`ANALYZE FORMAT=JSON ${sql}`, values);
    const plan = planOf(row.ANALYZE);
    const lines = shortPlan(plan);
    return { faults: faultsOf(plan, limit), plan: lines, isCut: !lines.some((line) => line.endsWith(READ)) };
  } catch (error) {
    if (error.errno !== TIMED_OUT) throw error;
    return { faults: [`is not done after ${SECONDS} s`], plan: [], isCut: false };
  } finally {
    await query('ROLLBACK');
  }
}

/** Settings of the connection that judges. */
export const SESSION = `SET SESSION max_statement_time = ${SECONDS}, innodb_lock_wait_timeout = 1,
  check_constraint_checks = 0`;
