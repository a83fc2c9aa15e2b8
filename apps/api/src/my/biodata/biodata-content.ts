import { createHash } from 'node:crypto';
import type { BiodataChoice, BiodataHead } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataContent, BiodataPart, BiodataPicture } from '@kalyanam/shared/contracts/biodata';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { encode } from 'uqr';
import { partsIn, type BiodataFacts, type OneLanguagePart } from './biodata-parts.js';
import { BIODATA_WORDS } from './biodata-words.js';

const HEADS: Readonly<Record<BiodataHead, string | null>> = { none: null, sri: 'శ్రీ రస్తు', subham: 'శుభమస్తు' };
const FINGERPRINT_LENGTH = 10;
/**
 * Readers take all eight. To look for the most even one costs a millisecond, and addresses of random letters are even
 * with each.
 */
const MASK = 0;

export interface ContentExtras {
  readonly photo: BiodataPicture | null;
  readonly now: Date;
}

/** Both languages: Telugu first, since it is for readers of Telugu. */
const languagesOf = ({ language }: Pick<BiodataChoice, 'language'>): readonly Language[] =>
  language === 'both' ? ['te', 'en'] : [language];

export function contentOf(facts: BiodataFacts, choice: BiodataChoice, { photo, now }: ContentExtras): BiodataContent {
  const languages = languagesOf(choice);
  const code = formatMemberCode(facts.user.memberCode);
  return {
    language: choice.language,
    head: HEADS[choice.head],
    title: languages.map((language) => BIODATA_WORDS[language].own.title),
    name: namesOf(facts, languages),
    photo,
    parts: beside(languages.map((language) => partsIn(language, facts, choice))),
    footer: languages.map((language) => BIODATA_WORDS[language].own.footer(code, BIODATA_WORDS[language].day(now))),
    code: null,
  };
}

function namesOf({ profile: { name, nameTe } }: BiodataFacts, languages: readonly Language[]): string[] {
  return languages.includes('te') && nameTe && nameTe !== name ? [nameTe, name] : [name];
}

/** The same parts in each language, put together: a text that is the same in both appears once. */
function beside([first = [], second]: readonly (readonly OneLanguagePart[])[]): BiodataPart[] {
  const other = (index: number): OneLanguagePart | undefined => second?.[index];
  return first.map(({ id, title, rows }, index) => ({
    id,
    title: different(title, other(index)?.title),
    rows: rows.map(({ name, lines }, row) => {
      const also = other(index)?.rows[row];
      const same = !also || also.lines.join('\n') === lines.join('\n');
      return { name: different(name, also?.name), lines: same ? [...lines] : [...lines, ...also.lines] };
    }),
  }));
}

const different = (...texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
];

/** Says whether a page is still the one that was printed; the day on which it was made is no change. */
export function fingerprintOf({ name, parts, head, language }: BiodataContent, photoId: string | null): string {
  const told = [name, language, head, photoId, parts.map(({ id, rows }) => [id, rows.map(({ lines }) => lines)])];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, FINGERPRINT_LENGTH);
}

/** The page of a link, whose code leads to it. */
export const withCode = (content: BiodataContent, address: string): BiodataContent => ({
  ...content,
  code: codeOf(address),
  footer: languagesOf(content).map((language, index) => `${BIODATA_WORDS[language].own.scan} ${content.footer[index]}`),
});

/** A code that a camera reads from paper: as bars, of the squares that are dark beside each other. */
function codeOf(address: string): BiodataContent['code'] {
  const { data, size } = encode(address, { ecc: 'M', border: 0, maskPattern: MASK });
  const bars = data.flatMap((row, y) => {
    const signs = row.map((dark) => (dark ? '#' : ' ')).join('');
    return [...signs.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size, path: bars.join('') };
}
