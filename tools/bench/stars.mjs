// Stars: the reckoning of a birth, what two come to, and the sheet for the purohit.
import http from 'node:http';
import { createConnection } from 'mysql2/promise';
import { bearer, inTurn, read, statusOf } from './client.mjs';
import { measureBoth, measureOne } from './measure.mjs';

/** Who prints; each has exchanged horoscopes with the same family. */
const PRINTING = 40;
const SHEETS = { calls: 120 };

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

/** Like `statusOf`, with a body. */
const posted = (url, token, body) =>
  new Promise((resolve, reject) => {
    const headers = { ...bearer(token).headers, 'content-type': 'application/json' };
    http
      .request(url, { agent, method: 'POST', headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      )
      .on('error', reject)
      .end(JSON.stringify(body));
  });

/** A birth of another day and minute each time: nothing of an earlier one can be remembered. */
function birth(turn) {
  const date = new Date(Date.UTC(1985, 0, 1) + (turn % 7000) * 86_400_000).toISOString().slice(0, 10);
  const time = `${String(turn % 24).padStart(2, '0')}:${String(turn % 60).padStart(2, '0')}`;
  return { date, time, zone: 'Asia/Kolkata', certainty: 'exact' };
}

/** Viewers who may print the sheet of the first profile and of up to `most` others, since each of them states a star. */
async function letPrint(databaseUrl, profileIds, publicIds, most) {
  const connection = await createConnection(databaseUrl);
  const stating = async (ids) => {
    const [rows] = await connection.query(
      `SELECT u.public_id AS id FROM users u JOIN horoscopes h ON h.user_id = u.id AND h.star IS NOT NULL
       WHERE u.public_id IN (?)`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  };
  const [woman] = await stating(profileIds);
  const men = new Set([...(await stating(publicIds))].slice(0, most));
  const pairs = `FROM users u JOIN users w ON w.public_id = ? WHERE u.public_id IN (?)`;
  for (const columns of ['u.id, w.id', 'w.id, u.id'])
    await connection.query(
      `INSERT IGNORE INTO horoscope_exchanges (user_id, other_id, at) SELECT ${columns}, NOW(3) ${pairs}`,
      [woman, [...men]],
    );
  await connection.end();
  return { woman, men };
}

/** Adds all of it to the table. `members`: as in callers.mjs, each with a public id and a token. */
export async function measureStars({ add }, { api, env, members, callers }) {
  const { profiles } = await read(`${api}/profiles`, bearer(await callers.newMember()));
  const listed = profiles.map(({ id }) => id);
  const signedIn = members.map(({ publicId }) => publicId);
  const { woman, men } = await letPrint(env.DATABASE_URL, listed, signedIn, PRINTING);
  let turn = 0;
  const star = (tokenOf) => async () => posted(`${api}/horoscope/star`, await tokenOf(), birth((turn += 1)));
  const pair = (tokenOf) => async () => statusOf(`${api}/profiles/${woman}/match`, await tokenOf());
  await add(() => measureBoth('the star of a birth', () => star(callers.pager())));
  await add(() => measureBoth('the stars of two', () => pair(callers.pager())));
  const next = inTurn(members.filter(({ publicId }) => men.has(publicId)));
  const sheet = () => statusOf(`${api}/profiles/${woman}/match/sheet.pdf`, next().token());
  await add(() => measureOne('the sheet for the purohit', sheet, SHEETS));
}
