// Many rows at a time: as a file that the server reads, into tables whose other keys are made afterwards.
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createConnection } from 'mysql2/promise';

const CHUNK = 256 * 1024;
/** With fewer members, rebuilding the keys costs more than it saves. */
const MANY = 20_000;
const MIB = 1024 * 1024;
/** Where the server knows them. */
const NEEDED = { local_infile: 1 };
/** For filling many rows. Rows lost in a crash are filled again. */
const FASTER = {
  innodb_buffer_pool_size: 2048 * MIB,
  innodb_log_file_size: 2048 * MIB,
  innodb_immediate_scrub_data_uncompressed: 0,
};

const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/** As LOAD DATA reads it; bytes in hexadecimal digits. */
function written(value) {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string')
    return /[\\\t\n\r\0]/.test(value) ? value.replace(/[\\\t\n\r\0]/g, (mark) => ESCAPES[mark]) : value;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (value instanceof Date) return value.toISOString().slice(0, -1);
  return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
}

function* linesOf(rows, counted) {
  let text = '';
  for (const row of rows) {
    counted.rows += 1;
    for (let place = 0; place < row.length; place += 1) text += (place === 0 ? '' : '\t') + written(row[place]);
    text += '\n';
    if (text.length > CHUNK) {
      yield text;
      text = '';
    }
  }
  if (text) yield text;
}

/** The driver sends all that it is given: no more is made than the server takes. */
async function* paced(texts, socket) {
  for (const text of texts) {
    yield Buffer.from(text);
    if (socket.writableNeedDrain) await once(socket, 'drain');
  }
}

async function bytesColumns(connection, table) {
  const [columns] = await connection.query(
    `SELECT COLUMN_NAME AS name FROM information_schema.columns
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND (DATA_TYPE LIKE '%binary' OR DATA_TYPE LIKE '%blob')`,
    [table],
  );
  return new Set(columns.map(({ name }) => name));
}

/** Inserts rows (arrays in column order), an iterable. Returns how many; a row that is not accepted as it is ends the run. */
export async function insertAll(connection, table, columns, rows) {
  const bytes = await bytesColumns(connection, table);
  const set = columns.filter((column) => bytes.has(column)).map((column) => `${column} = UNHEX(@${column})`);
  const counted = { rows: 0 };
  const sql = `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4
    (${columns.map((column) => (bytes.has(column) ? `@${column}` : column)).join(', ')})
    ${set.length > 0 ? `SET ${set.join(', ')}` : ''}`;
  const { stream } = connection.connection;
  const infileStreamFactory = () => Readable.from(paced(linesOf(rows, counted), stream));
  const [{ affectedRows }] = await connection.query({ sql, infileStreamFactory });
  const [warnings] = await connection.query('SHOW WARNINGS LIMIT 10');
  const complaint = warnings.find(({ Level }) => Level !== 'Note');
  if (complaint || affectedRows !== counted.rows)
    throw new Error(`${table}: ${affectedRows} of ${counted.rows} rows were accepted: ${complaint?.Message}`);
  return counted.rows;
}

async function keysOf(connection, table) {
  const [[row]] = await connection.query(`SHOW CREATE TABLE ${table}`);
  return row['Create Table'].match(/^ {2}(?:UNIQUE )?KEY `.*\)/gm) ?? [];
}

/** Takes the keys off a table and returns the statement that makes them again; null where it has none, or needs them. */
async function withoutKeys(connection, table) {
  const keys = await keysOf(connection, table);
  if (keys.length === 0) return null;
  const names = keys.map((key) => /KEY (`[^`]+`)/.exec(key)[1]);
  try {
    await connection.query(`ALTER TABLE ${table} ${names.map((name) => `DROP KEY ${name}`).join(', ')}`);
    return `ALTER TABLE ${table} ${keys.map((key) => `ADD ${key.trim()}`).join(', ')}`;
  } catch {
    return null;
  }
}

/** A connection for filling, `insert` for many rows, and `settled`, which resolves when all keys are there again. */
export async function openBulk(databaseUrl, members) {
  const open = async () => {
    const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
    await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    return connection;
  };
  const [connection, keys] = [await open(), await open()];
  for (const [name, value] of Object.entries(members < MANY ? NEEDED : { ...NEEDED, ...FASTER }))
    await connection.query(`SET GLOBAL ${name} = ${value}`).catch(() => undefined);
  let making = Promise.resolve();
  return {
    query: (...asked) => connection.query(...asked),
    async insert(table, columns, rows) {
      const again = members < MANY ? null : await withoutKeys(connection, table);
      const count = await insertAll(connection, table, columns, rows);
      if (again) making = making.then(() => keys.query(again));
      making.catch(() => undefined);
      return count;
    },
    settled: () => making,
    async end() {
      await making;
      await Promise.all([connection.end(), keys.end()]);
    },
  };
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const WORD = 2 ** 32;

/** Random, but the same on every run: `below(n)`, `chance(share)`, `pick(list)`, `weighted({value: weight})`, `id()`, `bytes(n)`. */
export function randomness(seed) {
  let state = seed;
  const sums = new WeakMap();
  const word = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  const fraction = () => word() / WORD;
  const below = (limit) => Math.floor(fraction() * limit);
  const pick = (list) => list[below(list.length)];
  function prepared(weights) {
    const values = Object.keys(weights);
    const total = values.reduce((sum, value) => sum + weights[value], 0);
    const known = { values, total };
    sums.set(weights, known);
    return known;
  }
  const weighted = (weights) => {
    const { values, total } = sums.get(weights) ?? prepared(weights);
    let left = fraction() * total;
    for (const value of values) if ((left -= weights[value]) < 0) return value;
    return values[0];
  };
  const id = () => {
    let text = '';
    for (let part = 0; part < 4; part += 1) {
      // The upper bits; the lower ones of such numbers repeat soon.
      let bits = word() >>> 7;
      for (let letter = 0; letter < 5; letter += 1) {
        text += LETTERS[bits & 31];
        bits >>>= 5;
      }
    }
    return text;
  };
  const bytes = (length) => {
    const buffer = Buffer.allocUnsafe(length);
    for (let place = 0; place < length; place += 1) buffer[place] = word() >>> 24;
    return buffer;
  };
  return { fraction, below, chance: (share) => fraction() < share, pick, weighted, id, bytes };
}
