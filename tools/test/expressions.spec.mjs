import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../system/settings.mjs';

// In this thread and in JavaScript: the faster builds of the checker need Java or a binary for the machine.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const SOURCES = [
  'libs/*/src/**/*.ts',
  'libs/*/src/**/*.tsx',
  'apps/*/src/**/*.ts',
  'apps/*/src/**/*.tsx',
  'tools/**/*.mjs',
];

/** Read nothing but the statements that our own tests record, and our own files. */
const WITHOUT_TEXT_FROM_OUTSIDE = ['tools/plans/**', 'tools/lint/**'];

/**
 * Digests of expressions that were found to be linear: checking all takes two minutes of a processor. `npm test` checks
 * those that are not here, `npm run check:deep` all. `KEEP_EXPRESSIONS=1` checks all and writes the list again.
 */
const KNOWN = path.join(import.meta.dirname, 'linear-expressions.json');
const KEEP = process.env.KEEP_EXPRESSIONS === '1';
const known = new Set(KEEP || process.env.CHECK_DEEP === '1' ? [] : JSON.parse(readFileSync(KNOWN, 'utf8')));
const digestOf = ({ source, flags }) => createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);

/** Its limits count steps; its clocks would take a busy machine for a slow expression. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Expressions that take more than linear time, by file: why no text from outside is long enough to matter. */
const ACCEPTED = {};

/** The expression of a literal, or of `new RegExp` with numbers put into its text; null for any other node. */
function expressionOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return null;
  const [source, flags] = node.arguments ?? [];
  return { source: textOf(source), flags: flags ? textOf(flags) : '' };
}

const textOf = (node) =>
  ts.isTemplateExpression(node)
    ? node.templateSpans.reduce((text, span) => `${text}8${span.literal.text}`, node.head.text)
    : ts.isStringLiteralLike(node)
      ? node.text
      : null;

function expressionsOf(node) {
  const found = [];
  const visit = (part) => {
    const expression = expressionOf(part);
    if (expression) found.push(expression);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

const files = globSync(SOURCES, {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/*.spec.*', ...WITHOUT_TEXT_FROM_OUTSIDE],
});
const expressions = files.flatMap((file) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return expressionsOf(ts.createSourceFile(file, source, ts.ScriptTarget.Latest)).map((found) => ({ file, ...found }));
});

describe('regular expressions', () => {
  it('are found', () => {
    assert.ok(expressions.length > 100, String(expressions.length));
    assert.deepEqual(
      expressions.filter(({ source }) => source === null),
      [],
    );
  });

  it('take linear time, whatever text they read', () => {
    const linear = new Set(known);
    const slow = expressions
      .filter(({ file, source }) => !ACCEPTED[file]?.includes(source))
      .flatMap(({ file, source, flags }) => {
        const digest = digestOf({ source, flags });
        if (linear.has(digest)) return [];
        const { status, complexity, error } = checkSync(source, flags, BY_STEPS);
        if (status !== 'safe') return [`${file}: /${source}/${flags} ${complexity?.summary ?? error?.kind}`];
        linear.add(digest);
        return [];
      });
    if (KEEP) writeFileSync(KNOWN, `${JSON.stringify([...linear].sort(), null, 2)}\n`);
    assert.deepEqual(slow, []);
  });
});
