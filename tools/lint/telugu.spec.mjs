import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { avoidedForms, findingsIn, unusedOf } from './telugu.mjs';

const GLOSSARY = `
## Words

| not in the table of Telugu | \`ఫోటో-\` | - | \`ఫోటో-\` |

## Telugu

| thing           | Telugu              | why    | avoid                    |
| --------------- | ------------------- | ------ | ------------------------ |
| consent         | ఒప్పుకోవడం          | spoken | \`సమ్మత-\`, అనుమతి       |
| grandfather     | తాతయ్య              | home   | \`తాత\`                  |
| code            | కోడ్                | spoken | \`సంకేత-\`               |
| password        | పాస్‌వర్డ్            | spoken | \`సంకేతపద-\`             |
| first call      | మొదటి ఫోన్ కాల్       | name   | \`మొదటి కాల్\`            |
`;
const forms = avoidedForms(GLOSSARY);
const found = (source, taken) =>
  findingsIn('a.te.ts', source, forms, taken).map((line) => line.replace('a.te.ts:', ''));

describe('forms of the glossary', () => {
  it('are refused with what to write instead, under the line of the word', () => {
    const source = "const te = {\n  a: 'ఫోటో',\n  b: `ఒకటి\nరెండు ${x} మూడు\nమొదటి కాల్‌కు`,\n};";
    assert.deepEqual(found(source), ['5: “మొదటి కాల్”: write మొదటి ఫోన్ కాల్ (first call)']);
  });

  it('with a hyphen are refused in every ending', () => {
    for (const word of ['సమ్మతి', 'సమ్మతించారు', 'సమ్మతంతో']) {
      assert.deepEqual(found(`'మీ ${word}'`), ['1: “సమ్మత”: write ఒప్పుకోవడం (consent)'], word);
    }
  });

  it('without one keep their last syllable', () => {
    assert.equal(found("'తాతకు'").length, 1);
    assert.deepEqual(found("'తాత్కాలిక'"), []);
  });

  it('begin a word, and the longest is the one found', () => {
    assert.deepEqual(found("'సర్వసమ్మతి'"), []);
    assert.deepEqual(found("'సంకేతపదం'"), ['1: “సంకేతపద”: write పాస్‌వర్డ్ (password)']);
  });

  it('count in strings only, and not without backticks', () => {
    assert.deepEqual(found("/* సమ్మతి */ const te = { 'సమ్మతి': 'అనుమతి' }; // సమ్మతి"), []);
  });

  it('are many in the glossary of the product, which recommends none of them', () => {
    const all = avoidedForms(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'));
    assert.ok(all.length > 80, String(all.length));
    const recommended = all.filter(({ instead }) => all.some(({ pattern }) => instead.search(pattern) >= 0));
    assert.deepEqual(recommended, []);
  });
});

describe('suffixes on placeholders', () => {
  const rule = 'write a noun or a ZWNJ before the suffix (rule 5 of the glossary)';

  it('are refused, glued or after a space', () => {
    assert.deepEqual(found('`${name}కి, ${x.state}లో, ${day} న, ${of(x)} తో`'), [
      `1: “{name}కి”: ${rule}`,
      `1: “{state}లో”: ${rule}`,
      `1: “{day} న”: ${rule}`,
      `1: “{…} తో”: ${rule}`,
    ]);
    assert.deepEqual(found("'ఈ {support} కు రాయండి'"), [`1: “{support} కు”: ${rule}`]);
  });

  it('may follow a ZWNJ, a noun, and digits and days without a space', () => {
    const taken = new Set();
    assert.deepEqual(found('`${state}\\u200cలో ${state}\u200cలో ${name} గారికి ${email} నమోదు`', taken), []);
    assert.deepEqual(found('`${all}లో ${step}వ దశ`', taken), []);
    assert.deepEqual(found("'{day}న రద్దు'", taken), []);
    assert.deepEqual([...taken], ['all లో', 'step వ', 'day న']);
  });

  it('are listed only while they are used', () => {
    const unused = unusedOf(['apps/api/src/operations/demo/texts.ts'], new Set(['all లో']));
    assert.ok(unused.includes('step వ') && unused.includes('libs/shared/src/topics/speech/'));
    assert.ok(!unused.includes('all లో') && !unused.includes('apps/api/src/operations/demo/'));
  });
});

describe('slips', () => {
  it('of buttons, percents and quotation marks are refused', () => {
    assert.deepEqual(found("['చూపించు', 'చూపించండి', 'దాచు']"), [
      '1: “చూపించు”: write చూపించండి, దాచండి (to elders)',
      '1: “దాచు”: write చూపించండి, దాచండి (to elders)',
    ]);
    assert.equal(found("['5 % మంది', '5% మంది', `సగటు ${share} %`]").length, 2);
    assert.equal(found('[\'"సరే" నొక్కండి\', "\'సరే\' నొక్కండి", "“సరే” నొక్కండి"]').length, 3);
  });
});
