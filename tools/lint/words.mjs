/**
 * `node lint/words.mjs` in tools: reads comments, titles of tests, English texts and documents, and reports words that
 * docs/glossary.md refuses and sentences that have no noun.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../system/settings.mjs';
import { proseOf } from './prose.mjs';

const FILES = [
  '{apps,libs,tools,e2e,docker}/**/*.{ts,tsx,mts,mjs,cjs,sql,yml,sh,md}',
  '.github/workflows/*.yml',
  'docs/**/*.md',
  '{README,CONTRIBUTING}.md',
  '*.mjs',
];
const FOREIGN =
  /(?:^|\/)(?:node_modules|dist|\.data|coverage|test-results|playwright-report|fonts)(?:\/|$)|\.data\.ts$/;

/** Sentences that must stay as they are: the file, a part of the sentence, and why. */
const EXEMPT = [
  { file: 'docs/glossary.md', part: '| ', why: 'the table lists the refused words' },
  { file: 'docs/telugu-to-read.md', part: '', why: 'written by a program, from the texts' },
];

/** Honest uses of a refused word: the context that makes them right. */
const HONEST = {
  'at once': {
    before: String.raw`(?:\b(?:all|two|three|both|several|many|members|few|more|one|files|nodes|pages|time|rows|relatives|cases|pairs|most|lot|much|writers|\d+) )`,
  },
  'so many': { after: String.raw`\s+(?:\w+\s+)?that\b` },
};

const AUXILIARY = 'is|are|was|were|has|had|may|must|can|cannot|could|should|would|will';

/** Shapes of sentences, which no list of words can name. `kinds`: where they are looked for. */
const SHAPES = [
  {
    pattern:
      /^(?:Of\b(?! course)|(?:By\b(?! default| design| hand| then| now)|To\b|With\b|From\b)[^,.;]*(?:[.;:]|$))[^.]*/g,
    kinds: ['comment'],
    show: (found) => found.split(' ').slice(0, 3).join(' '),
    instead: 'a noun first: "The number of …", "Rows by …"',
  },
  {
    pattern: new RegExp(
      String.raw`(?:^|(?<=[.;:!]\s+))(?:[Ww]hat (?:${AUXILIARY})|[Ww]ho (?:is|are|was|were|has|had|have|does))\b[^.;?]*(?=[.;]|$)`,
      'g',
    ),
    kinds: ['comment', 'document'],
    show: (found) => found.split(' ').slice(0, 3).join(' '),
    instead: 'a noun as the subject: "the member", "the rejected photo"',
  },
];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', String.raw`\s+`);

function patternOf(word) {
  const { before = '', after = '' } = HONEST[word] ?? {};
  const start = before === '' ? '' : `(?<!${before})`;
  const end = after === '' ? '' : `(?!${after})`;
  return new RegExp(String.raw`${start}(?<![\w-])${escaped(word)}(?![\w-])${end}`, 'gi');
}

/** The words in backticks in the column "not" of the glossary's table of English, and what to write instead. */
export const refusedWords = (glossary) =>
  (glossary.split(/^## Words we use.*$/m)[1] ?? '')
    .split(/^## /m)[0]
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([, instead, not]) =>
      [...not.matchAll(/`([^`]+)`/g)].map(([, word]) => ({ word, instead, pattern: patternOf(word) })),
    );

const isExempt = (file, sentence) => EXEMPT.some((entry) => entry.file === file && sentence.startsWith(entry.part));

/** Findings of one file: {line, found, instead}. */
export function findingsIn(file, source, words) {
  const rules = [...words.map((word) => ({ kinds: null, show: (found) => found, ...word })), ...SHAPES];
  const found = proseOf(file, source).flatMap(({ kind, line, text }) =>
    rules
      .filter(({ kinds }) => kinds === null || kinds.includes(kind))
      .flatMap(({ pattern, show, instead }) =>
        [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
          line: line + text.slice(0, index).split('\n').length - 1,
          found: show(match.replace(/\s+/g, ' ')),
          instead,
        })),
      ),
  );
  const lines = source.split('\n');
  return found.filter(({ line }) => !isExempt(file, lines[line - 1])).sort((one, other) => one.line - other.line);
}

function allFindings() {
  const words = refusedWords(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'));
  return globSync(FILES, { cwd: ROOT, exclude: (entry) => FOREIGN.test(entry) })
    .filter((file) => !FOREIGN.test(file))
    .sort()
    .flatMap((file) =>
      findingsIn(file, readFileSync(path.join(ROOT, file), 'utf8'), words).map((finding) => ({ file, ...finding })),
    );
}

function run() {
  const findings = allFindings();
  for (const { file, line, found, instead } of findings) {
    console.error(`${file}:${line}: “${found}”: write ${instead}`);
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
