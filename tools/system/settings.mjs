import path from 'node:path';
import { Problem } from './problem.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');

function whole(env, name, standard, highest) {
  const text = env[name]?.trim();
  if (!text) return standard;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= highest) return value;
  throw new Problem(`${name} is "${text}", but must be a whole number from 0 to ${highest}.`);
}

/** Settings of `npm start` and `npm run dev` (docs/operations/deploy.md, "Settings"). */
export function readSettings(env = process.env) {
  const ports = {
    api: whole(env, 'API_PORT', 3000, 65535),
    member: whole(env, 'MEMBER_PORT', 4200, 65535),
    admin: whole(env, 'ADMIN_PORT', 4300, 65535),
  };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Problem('API_PORT, MEMBER_PORT and ADMIN_PORT must be three different ports.');
  }
  return {
    ports,
    dataDir: path.resolve(ROOT, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: env.DATABASE_URL?.trim() || null,
    demoMembers: whole(env, 'DEMO_MEMBERS', 200, 1_000_000),
  };
}
