import ts from 'typescript';

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Quotations and code within prose are not ours to change. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*(?:\n[^"\n]*)?"|(?<=\s|\()'[^'\n]{2,}'(?=[\s.,;:)]|$)/g;
const withoutQuotes = (text) => text.replace(QUOTED, blank);

const lineOf = (source, index) => source.slice(0, index).split('\n').length;
const piece = (kind, source, index, text) => {
  const start = text.search(/\S/);
  if (start < 0) return [];
  return [{ kind, line: lineOf(source, index + start), text: text.slice(start).trimEnd() }];
};

/** A block comment without its marks, each character at its place. */
const bare = (comment) => comment.replace(/^\/\*+|\*+\/$/g, blank).replace(/^[ \t]*\*(?!\/)/gm, blank);

/** Comments of one line that follow each other are one. */
const commentsOf = (source, pattern, mark) =>
  [...source.matchAll(pattern)].flatMap(({ 0: comment, index }) =>
    piece(
      'comment',
      source,
      index,
      withoutQuotes(comment.startsWith('/*') ? bare(comment) : comment.replace(mark, blank)),
    ),
  );
const SLASHES = /\/\*[^]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
const HASHES = /(?<=^|\s)#[^\n]*(?:\n[ \t]*#[^\n]*)*/gm;
const DASHES = /--[^\n]*(?:\n[ \t]*--[^\n]*)*/g;

const isLiteral = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node) ||
  node.kind === ts.SyntaxKind.RegularExpressionLiteral;

const TESTS = new Set(['it', 'test', 'describe']);
const KINDS = new Set(['concurrent', 'describe', 'each', 'fixme', 'for', 'only', 'serial', 'skip', 'step']);
function isTest(callee) {
  if (ts.isIdentifier(callee)) return TESTS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return KINDS.has(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

/** The words of a string or of a template, placeholders left out. */
function wordsOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

const isKey = (node) => node.parent !== undefined && ts.isPropertyAssignment(node.parent) && node.parent.name === node;

function proseOfScript(file, source) {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isEnglish = /\.en\.ts$/.test(file);
  const literals = [];
  const found = [];
  const visit = (node) => {
    if (isLiteral(node)) literals.push([ts.isJsxText(node) ? node.pos : node.getStart(parsed), node.end]);
    if (ts.isCallExpression(node) && isTest(node.expression) && node.arguments.length > 1) {
      const title = wordsOf(node.arguments[0]);
      if (title !== null)
        found.push(...piece('title', source, node.arguments[0].getStart(parsed), withoutQuotes(title)));
    }
    if (isEnglish && !isKey(node)) {
      const text = wordsOf(node);
      if (text !== null) found.push(...piece('text', source, node.getStart(parsed), withoutQuotes(text)));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  let masked = source;
  for (const [from, to] of literals) {
    if (/\/[/*]/.test(source.slice(from, to)))
      masked = masked.slice(0, from) + blank(source.slice(from, to)) + masked.slice(to);
  }
  return [...commentsOf(masked, SLASHES, /^[ \t]*\/\/+/gm), ...found];
}

/** Ends an item, a cell or a heading. */
const END = '\u2029';

/** Paragraphs, items, cells and headings of a document, without code, links' addresses and quotations. */
function proseOfDocument(source) {
  const text = source
    .replace(/^( *)```[^]*?^\1```/gm, blank)
    .replace(/<!--[^]*?-->/g, blank)
    .replace(/`[^`\n]*(?:\n[^`\n]*)?`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/^ *>.*$/gm, blank)
    .replace(/^[ \t]*(?:[-*+]|\d+\.|#+)(?=\s)/gm, (mark) => blank(mark).replace(/.$/, END))
    .replaceAll('|', END);
  return [...text.matchAll(/(?:[^\u2029\n]|\n(?!\s*\n))+/g)].flatMap(({ 0: block, index }) =>
    piece('document', source, index, withoutQuotes(block)),
  );
}

/** What people read in a file, piece by piece: {kind: 'comment' | 'title' | 'text' | 'document', line, text}. */
export function proseOf(file, source) {
  if (file.endsWith('.md')) return proseOfDocument(source);
  if (/\.(?:yml|sh)$/.test(file)) return commentsOf(source, HASHES, /^[ \t]*#+!?/gm);
  if (file.endsWith('.sql')) return commentsOf(source, DASHES, /^[ \t]*--/gm);
  return proseOfScript(file, source);
}
