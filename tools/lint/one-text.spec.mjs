import path from 'node:path';
import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { oneText } from './one-text.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tsconfigRootDir = path.resolve(import.meta.dirname, '../../libs/web');
const filename = path.join(tsconfigRootDir, 'src/replaced-texts.spec.tsx');
const PROPS = 'page, pages, unit, name, more, node';
const TYPES =
  '{ page: number; pages: number; unit: string; name: string | null; more: boolean; node: import("react").ReactNode }';
const shown = (jsx) => `export const Line = ({ ${PROPS} }: ${TYPES}) => (${jsx});`;
const at = (jsx) => ({ filename, code: shown(jsx) });
const refused = (jsx, output) => ({
  ...at(jsx),
  output: output === null ? null : shown(output),
  errors: [{ messageId: 'several' }],
});

new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    // With CI set, the parser would take the files from the disk in place of the code given here.
    parserOptions: { project: ['tsconfig.json'], tsconfigRootDir, disallowAutomaticSingleRunInference: true },
  },
}).run('one-text', oneText, {
  valid: [
    at('<p>Only this</p>'),
    at('<p>{`${page} of ${pages}`}</p>'),
    at('<p><span>{page}</span> <span>{unit}</span></p>'),
    at("<p>{unit}{' '}<b>{page}</b></p>"),
    at('<p>{node}{unit}</p>'),
    at('<p>{more && <b>more</b>}{unit}</p>'),
    at('<p>{unit}<br />{name}</p>'),
  ],
  invalid: [
    refused('<p>{page} of {pages}</p>', '<p>{`${page} of ${pages}`}</p>'),
    refused('<p>Page {page}</p>', '<p>{`Page ${page}`}</p>'),
    refused('<p>{unit}{pages > 1 && ` · ${pages}`}</p>', "<p>{`${unit}${pages > 1 ? ` · ${pages}` : ''}`}</p>"),
    refused("<p>{unit}{more ? ' more' : null}</p>", "<p>{`${unit}${more ? ' more' : ''}`}</p>"),
    refused('<p>{unit}{name}</p>', "<p>{`${unit}${name ?? ''}`}</p>"),
    refused("<p>\n  {unit}{' '}\n  of ${page}\n  <b>x</b>\n</p>", '<p>\n  {`${unit} of $${page}`}\n  <b>x</b>\n</p>'),
    refused('<>{unit}, {page}</>', '<>{`${unit}, ${page}`}</>'),
  ],
});
