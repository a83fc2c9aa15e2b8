// Tables which the bench's community leaves empty get as many rows as it has members: plain ones, made by the type of
// each column, with the words that the e2e run wrote there.
import { placesOf, tablesOf } from './places.mjs';

/** They grow with the team, with days, or with the lists that a person keeps; not with the number of members. */
const SMALL = new Set([
  'admin_decisions',
  'admin_recovery_codes',
  'admin_refresh_tokens',
  'admin_sessions',
  'admins',
  'announcements',
  'audit_days',
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
/** Rows that are kept for a year are still there. */
const DAYS = 360;
const WORD_LENGTH = 40;
const KEYS = new Set(['PRI', 'UNI']);
/** Few rows wait for something: nearly all that was ever written is long done. */
const WAITS = {
  share: 1,
  set: /^(?:next_try_at|due_at|open)$/,
  unset: /^confirmed_at$/,
  word: /^(?:pending|waiting|proposed|agreed|held|asked)$/,
};

const COLUMNS = `SELECT COLUMN_NAME AS name, DATA_TYPE AS kind, CHARACTER_MAXIMUM_LENGTH AS room, IS_NULLABLE = 'YES' AS isNullable,
    EXTRA AS extra, COLUMN_KEY AS side
  FROM information_schema.columns WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION`;

const CHECKED = `SELECT TABLE_NAME AS name, CHECK_CLAUSE AS clause FROM information_schema.check_constraints
  WHERE CONSTRAINT_SCHEMA = DATABASE()`;
/** `state` in ('open','closed'), i.state = 'open'. */
const LISTED = /(?:`?(\w+)`?\.)?`?(\w+)`?\s*(?:=|<>|(?:NOT\s+)?IN\s*\()\s*('[\w-]+'(?:\s*,\s*'[\w-]+')*)/gi;

/** The short texts of each column: those its check allows, and those that the run compared it with or wrote to it. */
async function readWords(query, statements, columnsOf) {
  const words = new Map();
  const add = (table, column, value) => {
    const isShort = typeof value === 'string' && value.length <= WORD_LENGTH && !/[%'\\]/.test(value);
    if (!isShort || !columnsOf.get(table)?.has(column)) return;
    const name = `${table}.${column}`;
    words.set(name, (words.get(name) ?? new Set()).add(value));
  };
  const addListed = (sql, tables) => {
    for (const [, alias, column, list] of sql.matchAll(LISTED))
      for (const table of alias ? [tables.get(alias)] : new Set(tables.values()))
        for (const word of list.split(',')) add(table, column, word.trim().slice(1, -1));
  };
  for (const { name, clause } of await query(CHECKED)) addListed(clause, new Map([[name, name]]));
  for (const { sql, values } of statements) {
    addListed(sql, tablesOf(sql));
    for (const [at, place] of placesOf(sql, columnsOf).entries())
      if (place) for (const value of [values[at]].flat()) add(place.table, place.column, value);
  }
  return words;
}

const isWaiting = `MOD(seq, 100) < ${WAITS.share}`;
const oneOf = (words, number) =>
  `ELT(1 + MOD(${number}, ${words.length}), ${words.map((word) => `'${word}'`).join(', ')})`;

function textOf(words, room, number) {
  const fitting = [...words].filter((word) => word.length <= room);
  const [waiting, done] = [true, false].map((is) => fitting.filter((word) => WAITS.word.test(word) === is));
  if (fitting.length === 0) return `LEFT(CONCAT('x', seq), ${room})`;
  if (waiting.length === 0 || done.length === 0) return oneOf(fitting, number);
  return `IF(${isWaiting}, ${oneOf(waiting, number)}, ${oneOf(done, number)})`;
}

/** The first row is the oldest. */
function plainValue({ kind, room }, { number, rows, words }) {
  switch (kind) {
    case 'char':
      return `LPAD(seq, ${room}, '0')`;
    case 'varchar':
      return textOf(words, room, number);
    case 'binary':
    case 'varbinary':
      return `LEFT(UNHEX(SHA2(seq, 512)), ${room})`;
    case 'date':
      return `CURRENT_DATE - INTERVAL (${rows} - seq) * ${DAYS} DIV ${rows} DAY`;
    case 'datetime':
      return `NOW(3) - INTERVAL (${rows} - seq) * ${DAYS * 86_400} DIV ${rows} SECOND`;
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
  const value = plainValue(column, { number: KEYS.has(column.side) ? 'seq' : number, rows, words });
  if (!column.isNullable || column.side === 'UNI') return value;
  if (WAITS.set.test(column.name)) return `IF(${isWaiting}, ${isNumber ? 1 : value}, NULL)`;
  return `IF(${WAITS.unset.test(column.name) ? isWaiting : 'MOD(seq, 2)'}, NULL, ${value})`;
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
  const words = await readWords(query, statements, schema.columnsOf);
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
