import path from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../system/problem.mjs';

const OPTIONS = { database: { type: 'string' }, demonstration: { type: 'boolean', default: false } };
const DEMONSTRATION_MEMBERS = 40;
const USAGE = `restore-drill [<folder of a backup>] [--database mysql://user:password@host:port/empty]
Without a folder it takes a backup of the product at DATABASE_URL; with --demonstration of one with invented members.`;

/** @throws Problem for anything that cannot be meant */
export function drillOptions(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error.message}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1 || (positionals.length === 1 && values.demonstration)) throw new Problem(USAGE);
  const [named] = positionals;
  return {
    folder: named ? path.resolve(process.env.INIT_CWD ?? '.', named) : null,
    database: values.database ?? null,
    demonstration: values.demonstration ? DEMONSTRATION_MEMBERS : 0,
  };
}
