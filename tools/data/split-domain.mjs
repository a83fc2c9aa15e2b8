// Splits the tables of libs/shared/domain into values for code and words by language, so that each screen loads only what
// it shows. Run it after a change of a table: node tools/data/split-domain.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'libs/shared/domain');
const target = path.join(root, 'libs/shared/src/base/domain');

const read = (table) => JSON.parse(readFileSync(path.join(source, `${table}.json`), 'utf8'));

/** Short lists of the vocabulary, which screens load without the long ones: the names of their values in code. */
const SHORT = {
  documentKind: 'DOCUMENTS',
  checkFact: 'CHECK_FACTS',
  ledgerWhat: 'LEDGER_WHAT',
  declineReason: 'DECLINE_REASONS',
  declineMessage: 'DECLINE_MESSAGES',
  freshness: 'FRESHNESS',
  lookingAnswer: 'LOOKING_ANSWERS',
};

/** Lists with a file of their own, or with their values elsewhere, and what is no list. */
const APART = new Set([
  ...Object.keys(SHORT),
  ...['about', 'sources', 'createdBy', 'diet', 'kujaStatement', 'birthTimeCertainty', 'photoState', 'photoRejection'],
  ...['photoVisibility', 'biodataExpiry', 'textSize'],
]);

const HEAD = '// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.\n\n';
const json = (value) => JSON.stringify(value);
const quoted = (values) => `[${values.map(json).join(', ')}] as const`;
const wordsOf = (entries, language) =>
  Object.fromEntries(entries.map((entry) => [entry.value ?? entry.id, entry[language]]));

const files = {};
const vocabulary = read('vocabulary');
const LISTS = Object.keys(vocabulary).filter((list) => !APART.has(list));
const valuesOf = (list) => quoted(vocabulary[list].map(({ value }) => value));
files['vocabulary.ts'] =
  HEAD +
  LISTS.map((list) => `const ${list} = ${valuesOf(list)};\n`).join('') +
  `\n/** Values in the order shown. */\nexport const VOCABULARY = { ${LISTS.join(', ')} };\n\n` +
  'export type VocabularyList = keyof typeof VOCABULARY;\n' +
  'export type VocabularyValue<L extends VocabularyList> = (typeof VOCABULARY)[L][number];\n' +
  'export type VocabularyWords = { readonly [L in VocabularyList]: Readonly<Record<VocabularyValue<L>, string>> };\n';
for (const language of ['en', 'te']) {
  const words = Object.fromEntries(LISTS.map((list) => [list, wordsOf(vocabulary[list], language)]));
  files[`vocabulary.${language}.ts`] =
    `${HEAD}import type { VocabularyWords } from './vocabulary.js';\n\nexport const ${language}: VocabularyWords = ${json(words)};\n`;
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
files['lists.ts'] =
  HEAD +
  Object.entries(SHORT)
    .map(
      ([list, name]) =>
        `export const ${name} = ${valuesOf(list)};\n\nexport type ${capital(list)} = (typeof ${name})[number];\n`,
    )
    .join('\n');
/** Cards show these and no other words of a short list, and the list of profiles is the first page of most. */
const { freshness: _onCards, ...others } = SHORT;
for (const language of ['en', 'te']) {
  const lists = Object.keys(others);
  files[`lists.${language}.ts`] =
    `${HEAD}import type { ${lists.map(capital).join(', ')} } from './lists.js';\n\n` +
    lists
      .map(
        (list) =>
          `export const ${list}: Readonly<Record<${capital(list)}, string>> = ${json(wordsOf(vocabulary[list], language))};\n`,
      )
      .join('\n');
}

const PHOTO_LISTS = { visibility: 'photoVisibility', state: 'photoState', refusal: 'photoRejection' };
files['photos.ts'] =
  `${HEAD}/** Values in the order shown. */\nexport const PHOTOS = {\n` +
  Object.entries(PHOTO_LISTS)
    .map(([name, list]) => `  ${name}: ${valuesOf(list)},\n`)
    .join('') +
  '};\n\n' +
  Object.keys(PHOTO_LISTS)
    .map((name) => `export type Photo${capital(name)} = (typeof PHOTOS)['${name}'][number];\n`)
    .join('') +
  'export type PhotoWords = { readonly [L in keyof typeof PHOTOS]: Readonly<Record<(typeof PHOTOS)[L][number], string>> };\n';
for (const language of ['en', 'te']) {
  const words = Object.fromEntries(
    Object.entries(PHOTO_LISTS).map(([name, list]) => [name, wordsOf(vocabulary[list], language)]),
  );
  files[`photos.${language}.ts`] =
    `${HEAD}import type { PhotoWords } from './photos.js';\n\nexport const ${language}: PhotoWords = ${json(words)};\n`;
}

const { states } = read('districts');
files['districts.ts'] =
  `${HEAD}/** Districts by state. */\nexport const DISTRICTS = {\n` +
  Object.entries(states)
    .map(([state, districts]) => `  ${json(state)}: ${quoted(districts.map(({ id }) => id))},\n`)
    .join('') +
  '};\n\nexport type DistrictState = keyof typeof DISTRICTS;\n' +
  'export type District = (typeof DISTRICTS)[DistrictState][number];\n';
const districts = Object.values(states).flat();

const { subcastes } = read('subcastes');
files['subcastes.ts'] =
  `${HEAD}export const SUBCASTES = ${quoted(subcastes.map(({ id }) => id))};\n\nexport type Subcaste = (typeof SUBCASTES)[number];\n`;
const spellingsOf = ({ en, te, aliases }) => [en, te, ...aliases];
const SPELLINGS = "import type { Spellings } from '../name-lookup.js';\n";
files['subcaste-spellings.ts'] =
  `${HEAD}${SPELLINGS}import type { Subcaste } from './subcastes.js';\n\n/** Every spelling that means one of them. */\nexport const SUBCASTE_SPELLINGS: Readonly<Record<Subcaste, Spellings>> = ${json(Object.fromEntries(subcastes.map((subcaste) => [subcaste.id, spellingsOf(subcaste)])))};\n`;
files['gothra-spellings.ts'] =
  `${HEAD}${SPELLINGS}\n/** Every gothra that the product begins with, in every spelling. */\nexport const GOTHRA_SPELLINGS: readonly Spellings[] = ${json(read('gothras').gothras.map(spellingsOf))};\n`;

for (const [name, entries, type, file] of [
  ['districts', districts, 'District', './districts.js'],
  ['subcastes', subcastes, 'Subcaste', './subcastes.js'],
  ['freshness', vocabulary.freshness, 'Freshness', './lists.js'],
])
  for (const language of ['en', 'te'])
    files[`${name}.${language}.ts`] =
      `${HEAD}import type { ${type} } from '${file}';\n\nexport const ${language}: Readonly<Record<${type}, string>> = ${json(wordsOf(entries, language))};\n`;

const { stars, rasis } = read('nakshatras');
const koota = read('ashtakoota');
const ids = (entries) => entries.map(({ id }) => id);
const byStar = (table) => quoted(stars.map(({ id }) => table[id]));
const byRasi = (table) => quoted(rasis.map(({ id }) => table[id]));
files['stars.ts'] =
  `${HEAD}/** The 27 birth stars in their order: the first is number 1. */\nexport const STARS = ${quoted(ids(stars))};\n\nexport type Star = (typeof STARS)[number];\n\n` +
  `/** The twelve signs in their order. */\nexport const RASIS = ${quoted(ids(rasis))};\n\nexport type Rasi = (typeof RASIS)[number];\n\n` +
  `/** What a family says of kuja dosham. */\nexport const KUJA_STATEMENTS = ${valuesOf('kujaStatement')};\n\nexport type KujaStatement = (typeof KUJA_STATEMENTS)[number];\n\n` +
  `export const BIRTH_TIME_CERTAINTIES = ${valuesOf('birthTimeCertainty')};\n\nexport type BirthTimeCertainty = (typeof BIRTH_TIME_CERTAINTIES)[number];\n`;
const lists = {
  VARNAS: ids(koota.varna.values),
  VASHYAS: koota.vashya.matrixOrder,
  YONIS: koota.yoni.matrixOrder,
  GANAS: koota.gana.matrixOrder,
  NADIS: ids(koota.nadi.values),
  PLANETS: koota.maitri.matrixOrder,
};
const vashyaOf = Object.fromEntries(
  rasis.map(({ id }) => [id, typeof koota.vashya.byRasi[id] === 'string' ? koota.vashya.byRasi[id] : null]),
);
const rajju = Object.fromEntries(
  Object.entries(koota.secondSheet.rajju)
    .filter(([, value]) => Array.isArray(value))
    .flatMap(([group, of]) => of.map((star) => [star, group])),
);
files['ashtakoota.ts'] =
  `${HEAD}export const METHOD = ${json(koota.method)};\nexport const MAXIMUM = ${koota.maximum};\nexport const CUSTOMARY_MINIMUM = ${koota.customaryMinimum};\n\n` +
  `export const KOOTAS = ${quoted(koota.order)};\n\nexport type Koota = (typeof KOOTAS)[number];\n\n` +
  `export const KOOTA_POINTS: Readonly<Record<Koota, number>> = ${json(Object.fromEntries(koota.order.map((name) => [name, koota.labels[name][2]])))};\n\n` +
  Object.entries(lists)
    .map(([name, list]) => `export const ${name} = ${quoted(list)};\n`)
    .join('') +
  `\n/** Varna by rasi. */\nexport const VARNA_OF = ${byRasi(koota.varna.byRasi)};\n/** Vashya by rasi; null: by its halves. */\nexport const VASHYA_OF = ${byRasi(vashyaOf)};\n` +
  `export const LORD_OF = ${byRasi(koota.maitri.lordOfRasi)};\n\n/** Yoni, gana and nadi by star. */\nexport const YONI_OF = ${byStar(koota.yoni.byStar)};\nexport const GANA_OF = ${byStar(koota.gana.byStar)};\nexport const NADI_OF = ${byStar(koota.nadi.byStar)};\n` +
  `export const RAJJU_OF = ${byStar(rajju)};\n\n` +
  `type Matrix = readonly (readonly number[])[];\n\n/** Rows are the bride's, except in the table of gana, whose rows are the groom's. */\nexport const VASHYA_POINTS: Matrix = ${json(koota.vashya.matrix)};\n` +
  `export const VASHYA_ELSEWHERE: readonly Matrix[] = ${json([koota.vashya.variants.saravali_bride_rows, koota.vashya.variants.astroyogi])};\n` +
  `export const YONI_POINTS: Matrix = ${json(koota.yoni.matrix)};\nexport const MAITRI_POINTS: Matrix = ${json(koota.maitri.matrix)};\nexport const GANA_POINTS: Matrix = ${json(koota.gana.matrix)};\n\n` +
  `/** Stars that pierce each other. */\nexport const VEDHA: readonly (readonly string[])[] = ${json(koota.secondSheet.vedha)};\n\n` +
  `export const KUJA_HOUSES: readonly number[] = ${json(koota.kujaDosham.houses)};\n`;
const RASI_PLACES = { 7: 'seventh', '2/12': 'secondTwelfth', '5/9': 'fifthNinth', '6/8': 'sixthEighth' };
files['star-words.ts'] =
  `${HEAD}import type { GANAS, Koota, NADIS, PLANETS, VARNAS, VASHYAS, YONIS } from './ashtakoota.js';\nimport type { BirthTimeCertainty, KujaStatement, Rasi, Star } from './stars.js';\n\n` +
  'type Named<T extends string> = Readonly<Record<T, string>>;\n\n' +
  '/** Stars and what is read off them, in one language. */\nexport interface StarWords {\n' +
  '  readonly stars: Named<Star>;\n  readonly rasis: Named<Rasi>;\n  readonly kujaStatement: Named<KujaStatement>;\n  readonly birthTimeCertainty: Named<BirthTimeCertainty>;\n' +
  "  readonly kootas: Named<Koota | 'total'>;\n" +
  '  readonly varna: Named<(typeof VARNAS)[number]>;\n  readonly vashya: Named<(typeof VASHYAS)[number]>;\n  readonly yoni: Named<(typeof YONIS)[number]>;\n  readonly gana: Named<(typeof GANAS)[number]>;\n  readonly nadi: Named<(typeof NADIS)[number]>;\n  readonly planets: Named<(typeof PLANETS)[number]>;\n' +
  '  /** The first is what counting one comes to. */\n  readonly taras: readonly string[];\n  /** Some of the positions of two rasis to each other. */\n' +
  `  readonly rasiPlaces: Named<${Object.values(RASI_PLACES).map(json).join(' | ')}>;\n}\n`;
for (const [column, language] of ['en', 'te'].entries()) {
  const words = {
    stars: wordsOf(stars, language),
    rasis: wordsOf(rasis, language),
    kujaStatement: wordsOf(vocabulary.kujaStatement, language),
    birthTimeCertainty: wordsOf(vocabulary.birthTimeCertainty, language),
    kootas: Object.fromEntries(Object.entries(koota.labels).map(([name, label]) => [name, label[column]])),
    ...Object.fromEntries(
      ['varna', 'vashya', 'yoni', 'gana', 'nadi'].map((name) => [name, wordsOf(koota[name].values, language)]),
    ),
    planets: wordsOf(koota.maitri.planets, language),
    taras: koota.tara.names.map((name) => name[column]),
    rasiPlaces: Object.fromEntries(
      Object.entries(RASI_PLACES).map(([place, name]) => [name, koota.rasi.names[place][column]]),
    ),
  };
  files[`star-words.${language}.ts`] =
    `${HEAD}import type { StarWords } from './star-words.js';\n\nexport const ${language}: StarWords = ${json(words)};\n`;
}

const interlock = read('interlock');
const seeds = interlock.phrases.map(({ id, en, te, tinglish }) => [id, [...en, ...te, ...tinglish]]);
const acted = [...interlock.patterns, ...interlock.phrases].map(({ id, action }) => [id, action]);
files['interlock.ts'] =
  `${HEAD}/** The verdict on a note that has words of a pattern. */\nexport const ACTION_OF = ${json(Object.fromEntries(acted))} as const;\n\n` +
  'export type NotePattern = keyof typeof ACTION_OF;\n\n' +
  `/** Words and phrases to begin with, in English, Telugu and Telugu in Latin letters. */\nexport const SEEDS = ${json(Object.fromEntries(seeds))} as const;\n`;

const check = process.argv.includes('--check');
const stale = [];
for (const [name, text] of Object.entries(files)) {
  const file = path.join(target, name);
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (!check) writeFileSync(file, formatted);
  else if (readFileSync(file, 'utf8') !== formatted) stale.push(name);
}
if (stale.length > 0) {
  console.error(
    `libs/shared/src/base/domain is older than its tables (${stale.join(', ')}): node tools/data/split-domain.mjs`,
  );
  process.exitCode = 1;
}
