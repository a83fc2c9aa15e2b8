import { parseArgs } from 'node:util';
import { Problem } from '../system/problem.mjs';

const OPTIONS = {
  rows: { type: 'string' },
  members: { type: 'boolean', default: false },
  team: { type: 'boolean', default: false },
  digests: { type: 'boolean', default: false },
  photos: { type: 'boolean', default: false },
  papers: { type: 'boolean', default: false },
  abuse: { type: 'boolean', default: false },
  compare: { type: 'string' },
  keep: { type: 'string' },
};
const ALONE = ['digests', 'photos', 'papers', 'abuse'];
const MOST_ROWS = 10_000_000;

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Problem(error.message);
  }
}

function rowsOf(text) {
  if (text === undefined) return 0;
  const rows = Number(text);
  if (/^\d{1,8}$/.test(text) && rows >= 1 && rows <= MOST_ROWS) return rows;
  throw new Problem(`--rows is "${text.slice(0, 40)}", but must be a whole number from 1 to ${MOST_ROWS}.`);
}

/** @throws Problem for anything that cannot be meant */
export function benchOptions(args) {
  const { rows, members, team, ...others } = parsed(args);
  const alone = ALONE.filter((name) => others[name]);
  if (alone.length > 1) throw new Problem(`Choose one of ${alone.map((name) => `--${name}`).join(' and ')}.`);
  if (alone.length > 0 && (members || team || others.compare))
    throw new Problem(`--${alone[0]} goes with neither --members, --team nor --compare.`);
  const both = members === team;
  return { ...others, rows: rowsOf(rows), members: both || members, team: both || team };
}
