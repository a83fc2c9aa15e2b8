// Tables which the bench's community leaves empty get as many rows as it has members: plain ones, made by the type of
// each column, with the words that the e2e run wrote there.
import { placesOf } from './places.mjs';

/** They grow with the team, with days, or with the lists that a person keeps; not with the number of members. */
const SMALL = new Set([
  'admin_recovery_codes',
  'admin_refresh_tokens',
  'admin_sessions',
  'admins',
  'announcements',
  'audit_head',
  'call_zones',
  'coupons',
  'daily_figures',
  'desk_settings',
  'eligible_batches',
  'gothra_aliases',
  'gothra_decisions',
  'gothras',
  'kept_figures',
  'legal_texts',
  'migrations',
  'orphaned_files',
  'pending_decisions',
  'reply_templates',
  'saved_views',
  'subcaste_decisions',
  'typeorm_metadata',
]);
/** A table with less than this part of the rows counts as empty. */
const FEW = 50;
const DAYS = 300;
const WORD_LENGTH = 40;

const COLUMNS = `SELECT COLUMN_NAME AS name, DATA_TYPE AS kind, CHARACTER_MAXIMUM_LENGTH AS room, IS_NULLABLE = 'YES' AS isNullable,
    EXTRA AS extra, COLUMN_KEY AS side
  FROM information_schema.columns WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`;

/** The short texts that the run wrote to a column or compared it with. */
export function wordsOf(statements, columnsOf) {
  const words = new Map();
  for (const { sql, values } of statements)
    for (const [at, place] of placesOf(sql, columnsOf).entries()) {
      if (!place) continue;
      const name = `${place.table}.${place.column}`;
      const known = words.get(name) ?? new Set();
      for (const value of [values[at]].flat())
        if (typeof value === 'string' && value.length <= WORD_LENGTH && !/[%'\\]/.test(value)) known.add(value);
      words.set(name, known);
    }
  return words;
}

const textOf = (words, room) => {
  const list = [...words].filter((word) => word.length <= room).map((word) => `'${word}'`);
  return list.length > 0 ? (number) => `ELT(1 + MOD(${number}, ${list.length}), ${list.join(', ')})` : null;
};

function plainValue({ kind, room, name }, number, words) {
  switch (kind) {
    case 'char':
      return `LPAD(seq, ${room}, '0')`;
    case 'varchar':
      return textOf(words, room)?.(number) ?? `LEFT(CONCAT('x', seq), ${room})`;
    case 'binary':
    case 'varbinary':
      return `LEFT(UNHEX(SHA2(seq, 512)), ${room})`;
    case 'date':
      return `CURRENT_DATE - INTERVAL MOD(${number}, ${DAYS}) DAY`;
    case 'datetime':
      return /expires|until|next|due/.test(name)
        ? `NOW(3) + INTERVAL MOD(${number}, ${30 * 86_400}) SECOND`
        : `NOW(3) - INTERVAL MOD(${number}, ${DAYS * 86_400}) SECOND`;
    case 'text':
    case 'mediumtext':
    case 'blob':
    case 'json':
    case 'longtext':
      return `'{}'`;
    case 'tinyint':
      return `MOD(${number}, 2)`;
    default:
      return `MOD(${number}, 1000)`;
  }
}

/** How a column is filled from the number of its row; each column goes through the numbers in steps of its own. */
function expressionOf(column, place, { parent, parents, rows, words }) {
  const number = `seq * ${2 * place + 1} + seq DIV 7 * ${place}`;
  const isNumber = /int$/.test(column.kind);
  if (isNumber && (parent || /_id$/.test(column.name))) return `1 + MOD(${number}, ${parents ?? rows})`;
  const value = plainValue(column, column.side === 'UNI' || column.side === 'PRI' ? 'seq' : number, words);
  return column.isNullable && column.side !== 'UNI' ? `IF(MOD(seq DIV 3, 2), NULL, ${value})` : value;
}

async function fillTable(query, table, { schema, rows, words }) {
  const columns = (await query(COLUMNS, [table])).filter(({ extra }) => !/GENERATED|auto_increment/i.test(extra));
  const filled = [];
  for (const [place, column] of columns.entries()) {
    const name = `${table}.${column.name}`;
    const parent = schema.parents.get(name);
    const [{ parents }] = parent ? await query(`SELECT COUNT(*) AS parents FROM ${parent}`) : [{ parents: null }];
    filled.push(expressionOf(column, place, { parent, parents: parents || rows, rows, words: words.get(name) ?? [] }));
  }
  const names = columns.map(({ name }) => `\`${name}\``).join(', ');
  await query(`INSERT IGNORE INTO ${table} (${names}) SELECT ${filled.join(', ')} FROM seq_1_to_${rows}`);
  await query(`ANALYZE TABLE ${table}`);
}

/** Tables with too few rows get `rows` of them. Returns how many rows each of these then has. */
export async function fillRest(query, { schema, rows, statements }) {
  const words = wordsOf(statements, schema.columnsOf);
  const counts = {};
  await query('SET SESSION foreign_key_checks = 0, check_constraint_checks = 0');
  for (const table of schema.columnsOf.keys()) {
    const countRows = async () => Number((await query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);
    if (SMALL.has(table) || (await countRows()) >= rows / FEW) continue;
    await fillTable(query, table, { schema, rows, words });
    counts[table] = await countRows();
  }
  await query('SET SESSION foreign_key_checks = 1, check_constraint_checks = 1');
  return counts;
}
