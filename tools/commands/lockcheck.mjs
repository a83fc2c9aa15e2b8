import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';

/** Licences that we may ship, as packages write them. Read a licence before adding it. */
const LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'MPL 2.0',
  'OFL-1.1',
  'Python-2.0',
];

/** MIT as well, but their package.json says so in a form that the lock file passes over. */
const MIT_UNSAID = ['node_modules/passport-strategy', 'node_modules/pause'];

const LAST_PACKAGE = /(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/;

/** The folders in which Node looks for the dependencies of the package at `place`, nearest first. */
function lookUpFolders(place) {
  const outer = LAST_PACKAGE.test(place) ? place.replace(LAST_PACKAGE, '') : '';
  return place ? [`${place}/node_modules/`, ...lookUpFolders(outer)] : ['node_modules/'];
}

function find(packages, place, name) {
  const folder = lookUpFolders(place).find((candidate) => packages[candidate + name]);
  return folder === undefined ? null : packages[folder + name];
}

function platformProblems(packages) {
  const problems = [];
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = find(packages, place, name);
      const exact = /^\d/.test(range);
      if (!found) problems.push(`${place || 'package.json'} needs ${name}@${range}, which the lock file lacks.`);
      else if (exact && found.version !== range) {
        problems.push(`${place} needs ${name}@${range}, but the lock file holds ${found.version}.`);
      }
    }
  }
  return problems;
}

function addressProblems(packages) {
  return Object.entries(packages)
    .filter(([, entry]) => /^(https?|git)/.test(entry.resolved ?? ''))
    .map(([place]) => `${place} records where it was downloaded: run npm install with the .npmrc of this repository.`);
}

/** Checks only packages that are shipped, not those that build and test. */
function licenceProblems(packages) {
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional, link }]) =>
        LAST_PACKAGE.test(place) && !dev && !devOptional && !link && !MIT_UNSAID.includes(place),
    )
    .filter(([, { license = '' }]) => !license.split(' AND ').every((one) => LICENCES.includes(one)))
    .map(([place, { license }]) => `${place} has the licence ${license ?? 'of no name'}: may it be shipped?`);
}

const { packages } = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'));
const problems = [...platformProblems(packages), ...addressProblems(packages), ...licenceProblems(packages)];
problems.forEach((problem) => console.error(problem));
console.log(
  problems.length === 0
    ? `package-lock.json is complete: ${Object.keys(packages).length} entries.`
    : 'package-lock.json is not usable everywhere.',
);
process.exit(problems.length === 0 ? 0 : 1);
