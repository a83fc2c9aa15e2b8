// Which column each placeholder of a statement is compared with, or written to.

const QUOTED = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"/g;
const TABLES = /\b(?:FROM|JOIN|UPDATE|INTO)\s+`?(\w+)`?(?:\s+(?:AS\s+)?`?(\w+)`?)?/gi;
const NO_ALIAS =
  /^(?:SET|WHERE|ON|USING|LEFT|RIGHT|INNER|CROSS|STRAIGHT_JOIN|JOIN|ORDER|GROUP|LIMIT|FOR|FORCE|USE|IGNORE|VALUES|SELECT|UNION|HAVING|LOCK)$/i;
const INSERTED = /^\s*(?:INSERT(?:\s+IGNORE)?|REPLACE)\s+INTO\s+`?(\w+)`?\s*\(([^()]*)\)\s*VALUES\s*\(([^()]*)\)/i;
const COMPARED = /(?:`?(\w+)`?\.)?`?(\w+)`?\s*(=|<=>|<>|!=|<=|>=|<|>|LIKE|(?:NOT\s+)?IN\s*\(\s*(?:\?\s*,\s*)*)\s*$/i;

/** The statement's tables by the names it gives them. */
export function tablesOf(sql) {
  const tables = new Map();
  for (const [, table, alias] of sql.matchAll(TABLES)) {
    tables.set(table, table);
    if (alias && !NO_ALIAS.test(alias)) tables.set(alias, table);
  }
  return tables;
}

const bare = (name) => name.trim().replaceAll('`', '');

/** Placeholders of the first row of an INSERT. */
function insertedPlaces([, table, columns, row]) {
  const values = row.split(',').map((value) => value.trim());
  return columns
    .split(',')
    .map((column, place) => ({ table, column: bare(column), way: 'insert', value: values[place] }))
    .filter(({ value }) => value === '?');
}

/** {table, column, way} for each placeholder in order, or null where it is none of these. `columnsOf`: table → set */
export function placesOf(sql, columnsOf) {
  const inserted = INSERTED.exec(sql);
  if (inserted) return insertedPlaces(inserted);
  const blank = sql.replace(QUOTED, (text) => `'${'x'.repeat(text.length - 2)}'`);
  const tables = tablesOf(blank);
  const places = [];
  const written = /^\s*UPDATE\b/i.test(blank) ? blank.search(/\bWHERE\b/i) : 0;
  for (let at = blank.indexOf('?'); at !== -1; at = blank.indexOf('?', at + 1)) {
    const found = COMPARED.exec(blank.slice(Math.max(0, at - 2000), at));
    if (!found) {
      places.push(null);
      continue;
    }
    const [, alias, column, sign] = found;
    const table = alias ? tables.get(alias) : [...tables.values()].find((one) => columnsOf.get(one)?.has(column));
    const compared = /^(?:NOT\s+)?IN/i.test(sign) ? 'in' : sign.toLowerCase();
    const way = at < written ? 'set' : compared;
    places.push(table && columnsOf.get(table)?.has(column) ? { table, column, way } : null);
  }
  return places;
}
