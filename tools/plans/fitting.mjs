// Recorded values name rows of a test's own database. Where they say whose row it is, a row of this database takes its
// place; so plans are made for rows that exist, and for the member with the longest story.
import { placesOf } from './places.mjs';

/** What an UPDATE sets is that row's own key, if it is one. */
const FITTED = new Set(['=', '<=>', 'in', 'set']);
const FEW = 200;

/** {columnsOf, namesRow}: the columns of each table, and those which say whose row or which row it is. */
export async function readSchema(query) {
  const columns = await query(
    `SELECT TABLE_NAME AS name, COLUMN_NAME AS col, COLUMN_KEY AS side, COLUMN_TYPE AS kind
     FROM information_schema.columns WHERE TABLE_SCHEMA = DATABASE()`,
  );
  const foreign = await query(
    `SELECT TABLE_NAME AS name, COLUMN_NAME AS col, REFERENCED_TABLE_NAME AS parent
     FROM information_schema.key_column_usage WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`,
  );
  const columnsOf = new Map();
  for (const { name, col } of columns) columnsOf.set(name, (columnsOf.get(name) ?? new Set()).add(col));
  const parents = new Map(foreign.map(({ name, col, parent }) => [`${name}.${col}`, parent]));
  const namesRow = new Set(parents.keys());
  for (const { name, col, side, kind } of columns)
    if (
      side === 'UNI' ||
      /(?:^|_)id$|hash|email|phone/.test(col) ||
      (side === 'PRI' && /^(?:int|bigint|char|binary)/.test(kind))
    )
      namesRow.add(`${name}.${col}`);
  return { columnsOf, namesRow, parents };
}

/** The member whose rows are taken: of those who are listed, the one with the most interests. */
const LONGEST = `SELECT i.sender_id AS id FROM interests i JOIN browse_entries b ON b.user_id = i.sender_id
  GROUP BY i.sender_id ORDER BY COUNT(*) DESC LIMIT 1`;

/** Partners of that member's interests, for statements that name more than one member. */
const OTHERS = `SELECT DISTINCT IF(low_user_id = ?, high_user_id, low_user_id) AS id FROM interests
  WHERE low_user_id = ? OR high_user_id = ? LIMIT 50`;

/** Rows that know all others they may name come first. */
const gaps = (row) => Object.entries(row).filter(([column, value]) => value === null && column.endsWith('_id')).length;

/** Finds rows of this database in place of those of a test. */
export async function openFitting(query, schema) {
  const { columnsOf, namesRow, parents } = schema;
  const [member] = await query(LONGEST);
  const others = await query(OTHERS, [member.id, member.id, member.id]);
  const people = [member, ...others].map(({ id }) => id);
  const rows = new Map();

  async function readRows(table) {
    const owner = [...columnsOf.get(table)].find((column) => parents.get(`${table}.${column}`) === 'users');
    const column = table === 'users' ? 'id' : owner;
    const own = column ? await query(`SELECT * FROM ${table} WHERE ${column} = ? LIMIT ${FEW}`, [member.id]) : [];
    const [{ total }] = await query(`SELECT COUNT(*) AS total FROM ${table}`);
    const middle = await query(
      `SELECT * FROM ${table} LIMIT ${FEW} OFFSET ${Math.max(0, Math.floor(total / 2) - FEW)}`,
    );
    return [...own, ...middle].sort((one, other) => gaps(one) - gaps(other));
  }

  async function valuesOf({ table, column }) {
    if (!rows.has(table)) rows.set(table, await readRows(table));
    return [...new Set(rows.get(table).map((row) => row[column]))].filter((value) => value !== null);
  }

  async function fits({ table, column }, value) {
    const found = await query(`SELECT 1 FROM ${table} WHERE ${column} = ? LIMIT 1`, [value]);
    return found.length > 0;
  }

  /** The same members for the same recorded ones, in the order in which a statement names them. */
  const personOf = (known) => (value) => {
    if (!known.has(value)) known.set(value, people[known.size % people.length]);
    return known.get(value);
  };
  const isPerson = ({ table, column }) =>
    table === 'users' ? column === 'id' : parents.get(`${table}.${column}`) === 'users';

  async function rowValue(place, value, order) {
    const isList = Array.isArray(value);
    if (!namesRow.has(`${place.table}.${place.column}`) && (isList || (await fits(place, value)))) return value;
    const known = await valuesOf(place);
    if (known.length === 0) return value;
    return isList ? value.map((_, at) => known[at % known.length]) : known[order % known.length];
  }

  /** The statement's values, fitted. Several placeholders of a list take different rows. */
  return async (sql, values) => {
    const places = placesOf(sql, columnsOf);
    const person = personOf(new Map());
    const used = new Map();
    const fitted = [];
    for (const [at, value] of values.entries()) {
      const place = places[at] ?? null;
      if (!place || value === null || !FITTED.has(place.way)) {
        fitted.push(value);
      } else if (isPerson(place)) {
        fitted.push(Array.isArray(value) ? value.map(person) : person(value));
      } else {
        const name = place.way === 'in' ? `${place.table}.${place.column}` : '';
        fitted.push(await rowValue(place, value, name ? (used.get(name) ?? 0) : 0));
        if (name) used.set(name, (used.get(name) ?? 0) + 1);
      }
    }
    return fitted;
  };
}
