import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/** A text as React joins its lines in JSX. */
function writtenText(value) {
  const lines = value.split(/\r?\n/);
  const trimmed = lines.map((line, at) => {
    const begun = at > 0 ? line.trimStart() : line;
    return at < lines.length - 1 ? begun.trimEnd() : begun;
  });
  return trimmed.filter((line) => line !== '').join(' ');
}

const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/**
 * Adjacent texts are separate nodes, each of which a translator replaces: React then changes nodes that are no longer
 * shown. As one template they are one text, and the only text of an element is always replaced as a whole.
 */
export const oneText = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: { several: 'Write texts that stand side by side as one template, or give each an element of its own.' },
  },
  create(context) {
    const { sourceCode } = context;
    const { program, esTreeNodeToTSNodeMap } = sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    const typesOf = (expression) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(expression));
      return type.isUnion() ? type.types : [type];
    };
    const isNothing = (expression) => typesOf(expression).every(({ flags }) => flags & NOTHING);

    function isText(child) {
      if (child.type === 'JSXText') return writtenText(child.value) !== '';
      if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return false;
      const types = typesOf(child.expression);
      return types.some(({ flags }) => flags & TEXT) && types.every(({ flags }) => flags & (TEXT | NOTHING));
    }

    /** A space is nothing that a translator replaces. */
    const isBlank = (child) =>
      !/\S/.test(child.value ?? (child.expression.type === 'Literal' ? child.expression.value : 'x'));

    /** The part of a template that shows the same; null where that takes a person. */
    function partOf(expression) {
      const source = sourceCode.getText(expression);
      if (expression.type === 'Literal') return escaped(String(expression.value));
      if (expression.type === 'TemplateLiteral') return source.slice(1, -1);
      const types = typesOf(expression);
      if (types.every(({ flags }) => flags & TEXT)) return `\${${source}}`;
      if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
        const right = partOf(expression.right);
        return right === null ? null : `\${${sourceCode.getText(expression.left)} ? ${asText(expression.right)} : ''}`;
      }
      if (expression.type === 'ConditionalExpression') {
        const { test, consequent, alternate } = expression;
        const [one, other] = [consequent, alternate].map((side) => (isNothing(side) ? "''" : asText(side)));
        return `\${${sourceCode.getText(test)} ? ${one} : ${other}}`;
      }
      return types.some(({ flags }) => flags & ts.TypeFlags.BooleanLike) ? null : `\${${source} ?? ''}`;
    }
    const asText = (expression) =>
      typesOf(expression).every(({ flags }) => flags & TEXT)
        ? sourceCode.getText(expression)
        : `\`${partOf(expression)}\``;

    function check({ children }) {
      let run = [];
      const end = () => {
        if (run.filter((child) => !isBlank(child)).length > 1) report(run);
        run = [];
      };
      for (const child of children) {
        if (isText(child)) run.push(child);
        else if (child.type !== 'JSXText' && child.expression?.type !== 'JSXEmptyExpression') end();
      }
      end();
    }
    function report(run) {
      const parts = run.map((child) =>
        child.type === 'JSXText' ? escaped(writtenText(child.value)) : partOf(child.expression),
      );
      const [from, to] = [run[0].range[0], run.at(-1).range[1]];
      const hasComments = sourceCode.getCommentsInside(run[0].parent).some(({ range: [at] }) => from < at && at < to);
      context.report({
        loc: { start: run[0].loc.start, end: run.at(-1).loc.end },
        messageId: 'several',
        fix:
          !hasComments && !parts.includes(null)
            ? (fixer) => fixer.replaceTextRange([from, to], `{\`${parts.join('')}\`}`)
            : null,
      });
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
