/** `node lint/telugu.mjs` in tools: fails where Telugu texts have forms that docs/glossary.md refuses, or a slip listed here. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../system/settings.mjs';

/** Telugu that is not prose: names and spellings, words to recognize or to spell out, invented members, rows of migrations. */
const NOT_PROSE = [
  'apps/api/src/platform/database/migrations/',
  'apps/api/src/operations/demo/',
  'libs/shared/src/base/domain/districts.te.ts',
  'libs/shared/src/base/domain/gothra-spellings.ts',
  'libs/shared/src/base/domain/interlock.ts',
  'libs/shared/src/base/domain/subcaste-spellings.ts',
  'libs/shared/src/base/domain/subcastes.te.ts',
  'libs/shared/src/topics/gothras/gothra-key.ts',
  'libs/shared/src/topics/interlock/',
  'libs/shared/src/topics/gothras/gothra-words.ts',
  'libs/shared/src/topics/speech/',
  'libs/shared/src/base/vocabulary/city-names.te.ts',
];

/** Placeholders that take a suffix without a space: digits, and days and months, which end in digits. */
const TAKES = {
  కి: ['answered', 'maximum', 'stated'],
  న: ['date', 'day'],
  లో: ['all', 'month', 'of', 'total'],
  వ: ['count', 'lagna', 'moon', 'pada', 'page', 'place', 'position', 'step', 'venus'],
  వది: ['count', 'index', 'position'],
};

const TELUGU = /[\u0c00-\u0c7f]/;
/** What changes the syllable that it follows: vowel signs and the like. */
const SIGN = String.raw`[\u0c00-\u0c04\u0c3c-\u0c56\u0c62\u0c63]`;
const PLACEHOLDER = /\{([^{}]*)\}/g;
const GLUED = /^[\u0c00-\u0c7f]+/;
const APART = /^ (?:కి|కీ|కు|కూ|లో|లోని|లోనూ|తో|తోనూ|ని|ను|పై|న|వ|వది)(?![\u0c00-\u0c7f])/;

const SLIPS = [
  { pattern: /^(?:చూపించు|దాచు)$/g, instead: 'చూపించండి, దాచండి (to elders)' },
  { pattern: /[\d}] %/g, instead: '% without a space' },
  { pattern: /"|'(?=[\u0c00-\u0c7f])/g, instead: '“ and ”' },
];

/** A form begins a word. With a hyphen any ending may follow, without one only endings that leave its last syllable. */
const patternOf = (form) =>
  new RegExp(`(?<![\\u0c00-\\u0c7f\\u200c])${form.endsWith('-') ? form.slice(0, -1) : `${form}(?!${SIGN})`}`, 'g');

/** The forms in backticks in the last column of the glossary's table of Telugu, longest first, and what to write instead. */
export const avoidedForms = (glossary) =>
  (glossary.split(/^## Telugu$/m)[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([, thing, instead, , avoid]) =>
      [...avoid.matchAll(/`([^`]+)`/g)].map(([, form]) => ({ form, instead: `${instead} (${thing})` })),
    )
    .sort((one, other) => other.form.length - one.form.length)
    .map(({ form, instead }) => ({ pattern: patternOf(form), instead }));

const nameOf = (expression) => {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '…';
};
const isKey = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** A string in parts, each from one placeholder to the next. */
function partsOf(node) {
  if (ts.isStringLiteralLike(node) && !isKey(node)) return [{ node, text: node.text }];
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.map(({ expression, literal }) => ({
    node: literal,
    text: `{${nameOf(expression)}}${literal.text}`,
  }));
  return [{ node: node.head, text: node.head.text }, ...spans];
}

/** What the strings of a file say in Telugu, with the lines on which the parts begin. */
function teluguOf(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineOf = (node) => parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const found = [];
  const visit = (node) => {
    const parts = partsOf(node);
    if (parts.some(({ text }) => TELUGU.test(text))) {
      found.push(...parts.map((part) => ({ text: part.text, line: lineOf(part.node) })));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Suffixes on placeholders; those that are right are noted in `taken`. */
function suffixesIn(text, taken) {
  const found = [];
  for (const { 0: placeholder, 1: name, index } of text.matchAll(PLACEHOLDER)) {
    const after = text.slice(index + placeholder.length);
    const suffix = (GLUED.exec(after) ?? APART.exec(after))?.[0];
    if (suffix === undefined) continue;
    if (TAKES[suffix]?.includes(name)) taken.add(`${name} ${suffix}`);
    else
      found.push({
        index,
        found: placeholder + suffix,
        instead: 'a noun or a ZWNJ before the suffix (rule 5 of the glossary)',
      });
  }
  return found;
}

/** Forms and slips: where several begin, the longest. */
function formsIn(text, forms) {
  const found = new Map();
  for (const { pattern, instead } of [...forms, ...SLIPS]) {
    for (const { 0: form, index } of text.matchAll(pattern)) {
      if (!found.has(index)) found.set(index, { index, found: form, instead });
    }
  }
  return [...found.values()];
}

export const findingsIn = (file, source, forms, taken = new Set()) =>
  teluguOf(file, source).flatMap(({ text, line }) =>
    [...suffixesIn(text, taken), ...formsIn(text, forms)].map(({ index, found, instead }) => {
      const at = line + text.slice(0, index).split('\n').length - 1;
      return `${file}:${at}: “${found}”: write ${instead}`;
    }),
  );

/** Entries of the lists above that nothing needs any more. */
export const unusedOf = (files, taken) => [
  ...NOT_PROSE.filter((start) => !files.some((file) => file.startsWith(start))),
  ...Object.entries(TAKES).flatMap(([suffix, names]) =>
    names.map((name) => `${name} ${suffix}`).filter((pair) => !taken.has(pair)),
  ),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.spec\.tsx?$/.test(file) && TELUGU.test(read(file)))
    .sort();
  const forms = avoidedForms(read('docs/glossary.md'));
  const taken = new Set();
  const findings = files
    .filter((file) => !NOT_PROSE.some((start) => file.startsWith(start)))
    .flatMap((file) => findingsIn(file, read(file), forms, taken));
  const unused = unusedOf(files, taken).map((entry) => `tools/lint/telugu.mjs: nothing needs "${entry}" any more`);
  for (const problem of [...findings, ...unused]) console.error(problem);
  process.exitCode = findings.length + unused.length > 0 ? 1 : 0;
}
