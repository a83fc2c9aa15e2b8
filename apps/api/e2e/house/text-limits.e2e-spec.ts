import type { Rule, RuleSchema } from '@kalyanam/shared/base/rule';
import { fieldsOf, inputsOf, ruleOf } from '../support/requests/inputs.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** More than any rule allows, of what expressions tend to backtrack on. */
const PARTS = ['1', ' ', 'a', 'a.', 'ా', '@a.'].map((part) => part.repeat(2_500 / part.length));
const HOSTILE = [...PARTS, ...PARTS.map((text) => `1${text}x`)].filter((text) => text.trim() !== '');
const MOST = 2_000;

const ends = (schema: RuleSchema | { type: 'object' }): boolean => {
  if (schema.type === 'string') return 'enum' in schema || (schema.maxLength > 0 && schema.maxLength <= MOST);
  return schema.type !== 'array' || (schema.maxItems > 0 && ends(schema.items));
};

/** The lines of such a list are judged one by one, with rules of their own (R36). */
const isOfObjects = ({ schema }: Rule): boolean => schema?.type === 'array' && schema.items.type === 'object';

describe('every rule of every route', () => {
  let test: TestApp;
  let rules: [name: string, rule: Rule][];
  beforeAll(async () => {
    test = await startTestApp();
    rules = [...inputsOf(test)].flatMap(([route, { body, query }]) =>
      [body, query].flatMap((type) =>
        type ? fieldsOf(type).map((field): [string, Rule] => [`${route} ${field}`, ruleOf(type, field)]) : [],
      ),
    );
    expect(rules.length).toBeGreaterThan(150);
  });
  afterAll(() => test.close());

  it('says where its text or list ends, unless nothing reads it', () => {
    expect(rules.filter(([, { schema }]) => schema !== null && !ends(schema)).map(([name]) => name)).toEqual([]);
  });

  it('refuses a text that is too long before any expression reads it', () => {
    const exec = jest.spyOn(RegExp.prototype, 'exec');
    const taken = rules.filter(
      ([, rule]) =>
        rule.schema !== null &&
        HOSTILE.some((text) => rule(text, {}) === null || (!isOfObjects(rule) && rule([text], {}) === null)),
    );
    const read = exec.mock.calls.filter(([text]) => String(text).length > MOST);
    exec.mockRestore();
    expect(taken.map(([name]) => name)).toEqual([]);
    expect(read).toEqual([]);
  });
});
