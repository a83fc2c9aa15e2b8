import mysql from 'mysql2/promise';
import { Problem } from '../system/problem.mjs';

const NO_SUCH_DATABASE = 1049;
const ACCESS_DENIED = new Set([1044, 1045, 1698]);

function parse(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['mysql:', 'mariadb:'].includes(url.protocol) || url.pathname.length < 2) {
    throw new Problem('DATABASE_URL must read mysql://user:password@host:port/database.');
  }
  return url;
}

function login(url) {
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    connectTimeout: 5000,
  };
}

async function makeDatabase(url, name) {
  const connection = await mysql.createConnection(login(url));
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${mysql.escapeId(name)} CHARACTER SET utf8mb4`);
  await connection.end();
}

function explain(error, url) {
  const where = `${url.hostname}:${url.port || 3306}`;
  if (ACCESS_DENIED.has(error.errno)) {
    return `The database server at ${where} refuses the user of DATABASE_URL: check its user, password and rights.`;
  }
  return `The database server of DATABASE_URL at ${where} does not answer (${error.code ?? error.message}): start it, or unset DATABASE_URL to use a private one.`;
}

export async function checkGivenDatabase(databaseUrl) {
  const url = parse(databaseUrl);
  const name = decodeURIComponent(url.pathname.slice(1));
  try {
    const connection = await mysql.createConnection({ ...login(url), database: name }).catch(async (error) => {
      if (error.errno !== NO_SUCH_DATABASE) throw error;
      await makeDatabase(url, name);
    });
    await connection?.end();
  } catch (error) {
    throw new Problem(explain(error, url));
  }
  const serverUrl = new URL(url);
  serverUrl.pathname = '/';
  return {
    url: databaseUrl,
    serverUrl: serverUrl.href,
    identity: null,
    diedEarly: new Promise(() => {}),
    stop: async () => {},
  };
}
