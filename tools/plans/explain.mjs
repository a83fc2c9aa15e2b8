// Fills a database, and explains each recorded statement there.
import { createConnection } from 'mysql2/promise';
import { addCommunity } from '../bench/community.mjs';
import { Problem } from '../system/problem.mjs';
import { ALLOWED, names } from './allowed.mjs';
import { openFitting, readSchema } from './fitting.mjs';
import { judge, SESSION } from './judge.mjs';
import { askerOf, isExplained, readRecorded } from './recorded.mjs';
import { fillRest } from './rest.mjs';

async function explainOne(query, fitting, statement, limit) {
  const asker = askerOf(statement);
  try {
    const values = await fitting(statement.sql, statement.values);
    return { ...statement, asker, ...(await judge(query, { sql: statement.sql, values }, limit)) };
  } catch (error) {
    return { ...statement, asker, message: error.message };
  }
}

async function explain(query, statements, { rows, limit, say }) {
  const schema = await readSchema(query);
  await fillRest(query, { schema, rows, statements });
  const chosen = statements.filter(isExplained);
  say(`Explaining ${chosen.length} statements ...`);
  const fitting = await openFitting(query, schema);
  await query(SESSION);
  const explained = [];
  for (const statement of chosen) explained.push(await explainOne(query, fitting, statement, limit));
  const faulty = explained.filter(({ faults }) => faults?.length > 0);
  const isAllowed = (statement) => ALLOWED.some((allowed) => names(allowed, statement));
  return {
    explained: explained.length,
    refused: faulty.filter((one) => !isAllowed(one)),
    allowed: faulty.filter(isAllowed).length,
    cut: explained.filter(({ isCut }) => isCut).length,
    failed: explained.filter(({ message }) => message),
    unmet: ALLOWED.filter((allowed) => !explained.some((statement) => names(allowed, statement))),
  };
}

/** What each statement recorded in `folder` reads among `rows` members: {explained, refused, allowed, cut, failed, unmet}. */
export async function explainAll(databaseUrl, { folder, rows, limit, say }) {
  const statements = await readRecorded(folder);
  const connection = await createConnection({
    uri: databaseUrl,
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
  });
  try {
    const query = async (...asked) => (await connection.query(...asked))[0];
    const [{ version }] = await query('SELECT VERSION() AS version');
    if (!version.includes('MariaDB')) throw new Problem(`Statements are explained by MariaDB, and this is ${version}.`);
    await addCommunity(databaseUrl, rows, say);
    return await explain(query, statements, { rows, limit, say });
  } finally {
    await connection.end();
  }
}
