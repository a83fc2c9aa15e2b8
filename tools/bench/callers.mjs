// Many members who are signed in, without passwords: limits are per member, and each asks no more than one may.
import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';
import { wait } from '../system/processes.mjs';
import { insertAll } from './bulk.mjs';

const BUILT_API = new URL('../../apps/api/dist/', import.meta.url);
const BUILT_MAIN = new URL('main.js', BUILT_API);
const MOST_CALLERS = 12_000;
/** Below the limit of a member in a minute. */
const REQUESTS_EACH = 200;
const MINUTE_MS = 60_000;
/** Tokens end after fifteen minutes. */
const SIGN_AGAIN_MS = 10 * MINUTE_MS;

const built = (file) => import(new URL(file, BUILT_API));

async function tokenMaker(env) {
  createRequire(BUILT_MAIN)('reflect-metadata');
  const [{ AccessTokens }, { Clock }, { parseSettings }] = await Promise.all(
    ['people/sessions/access-tokens.js', 'platform/time/clock.js', 'platform/config/parse-settings.js'].map(built),
  );
  const { JwtService } = createRequire(BUILT_MAIN)('@nestjs/jwt');
  return new AccessTokens(new JwtService(), new Clock(), parseSettings(env));
}

/** Men, so that all of them are shown brides; the newest, whose rows were written last. */
const NEWEST_MEN = `SELECT u.id, u.public_id AS publicId FROM browse_entries b JOIN users u ON u.id = b.user_id
  WHERE b.gender = 'male' AND u.verification_status = 'verified' ORDER BY u.id DESC LIMIT ${MOST_CALLERS}`;
const THESE = 'SELECT id, public_id AS publicId FROM users WHERE public_id IN (?)';

/** Signs in the newest men, or these members: {publicId, token()} of each. */
export async function signIns(env, publicIds = null) {
  const [tokens, { publicId }] = await Promise.all([tokenMaker(env), built('platform/crypto/public-id.js')]);
  const connection = await createConnection({ uri: env.DATABASE_URL, timezone: 'Z' });
  const [members] = await connection.query(publicIds ? THESE : NEWEST_MEN, [publicIds]);
  const now = new Date();
  const signedIn = members.map((member) => ({ ...member, sessionId: publicId() }));
  await insertAll(
    connection,
    'sessions',
    ['id', 'user_id', 'ip', 'user_agent', 'created_at', 'last_used_at'],
    signedIn.map(({ sessionId, id }) => [sessionId, id, '127.0.0.1', 'bench', now, now]),
  );
  await connection.end();
  return signedIn.map((member) => ({ publicId: member.publicId, token: tokenOf(member, tokens) }));
}

function tokenOf({ publicId, sessionId }, tokens) {
  let token = null;
  let signAgain = -Infinity;
  return () => {
    if (performance.now() > signAgain) {
      token = tokens.forMember(publicId, sessionId);
      signAgain = performance.now() + SIGN_AGAIN_MS;
    }
    return token;
  };
}

/**
 * `newMember()`: the token of a member who has not asked in this lap; `pager()`: a function that gives the same member's
 * token as often as one may ask in a minute, then the next one's.
 */
export function callersOf(members) {
  let at = 0;
  let lapBegan = performance.now();

  async function next() {
    if (at === members.length) {
      await wait(Math.max(0, lapBegan + MINUTE_MS - performance.now()));
      at = 0;
      lapBegan = performance.now();
    }
    return members[at++];
  }

  return {
    size: members.length,
    newMember: async () => (await next()).token(),
    pager() {
      let member = null;
      let left = 0;
      return async () => {
        if (left === 0) [member, left] = [await next(), REQUESTS_EACH];
        left -= 1;
        return member.token();
      };
    },
  };
}
