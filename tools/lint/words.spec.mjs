import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { findingsIn, refusedWords } from './words.mjs';

const GLOSSARY = `
## Words of the field

| look | one \`opening\` | |

## Words we use, and those we do not

| we write                 | not                 | where      |
| ------------------------ | ------------------- | ---------- |
| someone, no one          | \`nobody\`, someman | everywhere |
| immediately              | \`at once\`         | everywhere |
| the name of the constant | \`so many\`         | everywhere |

## Telugu

| code | \`whatever\` | |
`;
const words = refusedWords(GLOSSARY);
const foundIn = (file, source) => findingsIn(file, source, words).map(({ line, found }) => `${line} ${found}`);

describe('words of the glossary', () => {
  it('are those in backticks in the table of English, with what to write instead', () => {
    assert.deepEqual(
      words.map(({ word, instead }) => `${word}: ${instead}`),
      ['nobody: someone, no one', 'at once: immediately', 'so many: the name of the constant'],
    );
  });

  it('are found over line breaks and marks of comments, under their own line', () => {
    const source = "/**\n * Asks at\n * once.\n */\nconst a = 'nobody'; // For nobody\n// or at\n// once.\n";
    assert.deepEqual(foundIn('a.ts', source), ['2 at once', '5 nobody', '6 at once']);
  });

  it('are left alone in names, quotations and code', () => {
    assert.deepEqual(foundIn('a.ts', '// nobody-else and `nobody` and “nobody” and "nobody"'), []);
    assert.deepEqual(foundIn('a.md', 'Text `nobody`\n\n```\nnobody\n```\n\n> nobody\n\n[a](nobody.md)'), []);
  });

  it('have their right uses', () => {
    assert.deepEqual(foundIn('a.ts', '// Two at once, all at once, so many pages that one waits.'), []);
  });

  it('are found in titles of tests and English texts, not in other strings', () => {
    const source =
      "it.each([1])('lets nobody in', () => run('nobody'));\ntest(`${a} nobody`, () => {});\ntest.rows.find('nobody', 1);";
    assert.deepEqual(foundIn('a.spec.ts', source), ['1 nobody', '2 nobody']);
    assert.deepEqual(foundIn('a.en.ts', "const en = { 'nobody': 'nobody', b: `nobody ${x}` };"), [
      '1 nobody',
      '1 nobody',
    ]);
    assert.deepEqual(foundIn('a.ts', "const en = { b: 'nobody', c: /nobody\\/*nobody*\\// };"), []);
  });

  it('are found in comments of JSX, scripts, YAML and SQL', () => {
    assert.deepEqual(foundIn('a.tsx', '<p>nobody{/* nobody */}</p>'), ['1 nobody']);
    assert.deepEqual(foundIn('a.sh', '#!/bin/sh nobody\necho nobody # nobody'), ['1 nobody', '2 nobody']);
    assert.deepEqual(foundIn('a.sql', 'SELECT nobody -- nobody'), ['1 nobody']);
  });

  it('are many in the glossary of the product, which recommends none of them', () => {
    const all = refusedWords(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'));
    assert.ok(all.length > 30, String(all.length));
    assert.deepEqual(
      all.filter(({ instead }) => all.some(({ pattern }) => instead.search(pattern) >= 0)),
      [],
    );
  });
});

describe('sentences without a noun', () => {
  it('begin with a preposition', () => {
    assert.deepEqual(foundIn('a.ts', '/** Of one row, by column. */\n\n/** By case: open or not. */\n'), [
      '1 Of one row,',
      '3 By case: open',
    ]);
    assert.deepEqual(foundIn('a.ts', '/** With a nonce, one style is allowed. */\n\n/** By default all. */'), []);
  });

  it('have a clause as their subject, and are no questions', () => {
    assert.deepEqual(foundIn('a.md', 'A row. Who has left waits; what is missing is null.'), [
      '1 Who has left',
      '1 what is missing',
    ]);
    assert.deepEqual(foundIn('a.ts', '// Who is there? What a member sees.'), []);
  });
});
