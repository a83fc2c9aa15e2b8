import { parseArgs } from 'node:util';
import { Problem } from '../system/problem.mjs';
import { SCENARIOS } from './scenarios.mjs';

const OPTIONS = {
  short: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
  times: { type: 'string' },
};
const MOST_TIMES = 1000;

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Problem(error.message);
  }
}

/** {chosen, built}: scenarios with how often each does its worst. @throws Problem for anything that cannot be meant */
export function faultOptions(args, scenarios = SCENARIOS) {
  const { positionals, values } = parsed(args);
  const names = scenarios.map(({ name }) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Problem(`There is no fault "${unknown}": choose from ${names.join(', ')}.`);
  const { short, built, times } = values;
  if (times !== undefined && !(/^\d{1,4}$/.test(times) && times >= 1 && times <= MOST_TIMES))
    throw new Problem(`--times is "${times.slice(0, 40)}", but must be a whole number from 1 to ${MOST_TIMES}.`);
  const chosen = scenarios
    .filter(({ name, onlyByName }) => (positionals.length === 0 ? !onlyByName : positionals.includes(name)))
    .map((scenario) => ({ ...scenario, times: Number(times ?? scenario.counts[short ? 'short' : 'full']) }));
  return { chosen, built };
}
