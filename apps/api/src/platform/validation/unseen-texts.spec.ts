import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule, RuleSet } from '@kalyanam/shared/base/rule';

const SHARED = join(import.meta.dirname, '../../../../../libs/shared/src');
/** Every table of rules, so that each new required field is tested. */
const TABLES = globSync('**/*.rules.ts', { cwd: SHARED }).sort();
const UNSEEN = ['\u200b', ' \u200d\ufeff ', '\u3164', '\u2800\u00ad', '\u0301'];

function* fieldsOf(rules: RuleSet, path: string): Generator<readonly [path: string, rule: Rule]> {
  for (const [field, rule] of Object.entries(rules))
    if (typeof rule === 'function') yield [`${path}.${field}`, rule];
    else yield* fieldsOf(rule, `${path}.${field}`);
}

const isTable = (name: string, value: unknown): value is RuleSet =>
  name.endsWith('_RULES') && typeof value === 'object';

it.each(TABLES)('no text that must be filled is taken where it shows nothing: %s', async (file) => {
  const table = (await import(`@kalyanam/shared/${file.replace(/\.ts$/, '')}`)) as Record<string, unknown>;
  const taken = Object.entries(table)
    .filter((entry): entry is [string, RuleSet] => isTable(...entry))
    .flatMap(([name, rules]) => [...fieldsOf(rules, name)])
    .filter(([, rule]) => rule.schema?.type === 'string' && rule('', {}) !== null)
    .filter(([, rule]) => UNSEEN.some((text) => rule(text, {}) === null))
    .map(([path]) => path);
  expect(taken).toEqual([]);
});
