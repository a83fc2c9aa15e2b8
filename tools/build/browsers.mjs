/** R110: the oldest supported browsers, from `browserslist` in package.json, and which functions of a browser they lack. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPAT_NAMES = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

const numbers = (version) => version.split('.').map(Number);
function isOlder(one, other) {
  const [[major, minor = 0], [otherMajor, otherMinor = 0]] = [numbers(one), numbers(other)];
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** `{ chrome: '111', safari_ios: '16.4', … }`, by the names of the compatibility data. */
export function oldestBrowsers() {
  const { browserslist } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return Object.fromEntries(
    browserslist.map((query) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (!COMPAT_NAMES[name]) throw new Error(`browserslist: write "${query}" as "<browser> >= <version>".`);
      return [COMPAT_NAMES[name], version];
    }),
  );
}

/** A statement without prefix, other name or flag; one with gaps counts, because a gap is no missing function. */
const isPlain = ({ prefix, alternative_name: otherName, flags, version_removed: removed }) =>
  !prefix && !otherName && !flags && !removed;

function isMissing({ __compat: compat } = {}, oldest) {
  if (!compat) return false;
  return Object.entries(oldest).some(([browser, version]) => {
    const statements = [compat.support[browser] ?? []].flat().filter(isPlain);
    const added = statements.map(({ version_added: since }) => since).filter((since) => typeof since === 'string');
    return !added.some((since) => !isOlder(version, since.replace('≤', '')));
  });
}

/** A browser without these sends no such events either. */
const OF_EVENTS = /^Touch/;
const NAME = /^[a-z_$][\w$]*$/i;
const STATIC = /_static$/;

/**
 * What at least one of the oldest supported browsers lacks: `globals` by name, `members` as `Interface.member`. A name of
 * JavaScript's own objects may be a function of the constructor or of its instances.
 */
export function missingFunctions(oldest = oldestBrowsers()) {
  const data = require('@mdn/browser-compat-data');
  const globals = new Set();
  const members = new Set();
  const read = (owners) => {
    for (const [owner, features] of Object.entries(owners)) {
      if (!NAME.test(owner) || OF_EVENTS.test(owner)) continue;
      if (isMissing(features, oldest)) globals.add(owner);
      for (const [feature, support] of Object.entries(features)) {
        const name = feature.replace(STATIC, '');
        if (NAME.test(feature) && name !== owner && !feature.endsWith('_event') && isMissing(support, oldest))
          members.add(`${owner}.${name}`);
      }
    }
  };
  const { Intl, ...builtins } = data.javascript.builtins;
  read(data.api);
  read(builtins);
  read(Intl);
  for (const member of members) if (member.startsWith('Window.')) globals.add(member.slice('Window.'.length));
  return { globals, members };
}
