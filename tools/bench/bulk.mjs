const ROWS_PER_STATEMENT = 2000;

/** Inserts rows (arrays in column order) in batches. Returns how many. */
export async function insertAll(connection, table, columns, rows) {
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`;
  let count = 0;
  let batch = [];
  const flush = async () => {
    if (batch.length > 0) await connection.query(sql, [batch]);
    count += batch.length;
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === ROWS_PER_STATEMENT) await flush();
  }
  await flush();
  return count;
}

/** Random, but the same on every run: `below(n)`, `chance(share)`, `pick(list)`, `weighted({value: weight})`, `id()`. */
export function randomness(seed) {
  let state = seed;
  const fraction = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit) => Math.floor(fraction() * limit);
  const pick = (list) => list[below(list.length)];
  const weighted = (weights) => {
    let left = fraction() * Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    return Object.keys(weights).find((value) => (left -= weights[value]) < 0) ?? Object.keys(weights)[0];
  };
  const id = () => Array.from({ length: 20 }, () => '0123456789abcdefghjkmnpqrstvwxyz'[below(32)]).join('');
  return { fraction, below, chance: (share) => fraction() < share, pick, weighted, id };
}
