import { LIMIT_TABLE, limitOf, pointsOf, type LimitName } from './limit-table.js';
import { MOST_SHOWN, type Problems } from './environment.js';

/** The highest setting, as a multiple of the usual number: an emergency is no reason to do without a limit. */
const MOST_TIMES = 20;

export type LimitOverrides = Readonly<Partial<Record<LimitName, number>>>;

const isLimit = (name: string): name is LimitName => Object.hasOwn(LIMIT_TABLE, name);

/** `LIMITS=name:points,...`: other points for limits of the table, in the time that each has. */
export function limitSettings(read: Problems): LimitOverrides {
  const overrides: Partial<Record<LimitName, number>> = {};
  for (const [name, text] of Object.entries(read.pairs('LIMITS'))) {
    if (!isLimit(name)) {
      read.found.push(`LIMITS: there is no limit ${name.slice(0, MOST_SHOWN)}.`);
      continue;
    }
    const most = pointsOf(limitOf(name)) * MOST_TIMES;
    const points = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (limitOf(name).specified) read.found.push(`LIMITS: ${name} is specified, no setting changes it.`);
    else if (points < 1 || points > most) read.found.push(`LIMITS: ${name} must be a whole number from 1 to ${most}.`);
    else overrides[name] = points;
  }
  return overrides;
}
