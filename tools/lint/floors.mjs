import path from 'node:path';

/** The room of a file: its folder below `src`, two or three folders deep where a floor names rooms that way, or a file by name. */
function roomOf(file, floors) {
  const parts = file.split(path.sep);
  const src = parts.lastIndexOf('src');
  const [outer, inner, third] = src < 0 ? [] : parts.slice(src + 1);
  if (inner === undefined && !floors.flat().includes(outer)) return null;
  const names = [
    [`${outer}/*/*`, `${outer}/${inner}/${third}`],
    [`${outer}/${inner}`, `${outer}/${inner}`],
    [`${outer}/*`, `${outer}/${inner}`],
    [outer, outer],
  ];
  for (const [listed, name] of names) {
    const floor = floors.findIndex((rooms) => rooms.includes(listed));
    if (floor >= 0) return { floor, name };
  }
  return { floor: -1, name: outer };
}

/**
 * The rooms of a project are arranged in floors, listed from the ground up: a file imports from its own room and from the
 * floors below it, never from above and never from a neighbour. 'features/*' makes each folder of features a room,
 * and a second asterisk each folder within those.
 */
export const floors = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    messages: {
      above: 'src/{{from}} may not import src/{{to}}, which is above it: move what both need down, or pass it in.',
      beside: 'src/{{from}} and src/{{to}} are on the same floor and may not import each other: compose them above.',
      unlisted: 'src/{{room}} is on no floor: list it in the eslint.config.mjs of this project.',
    },
  },
  create(context) {
    const order = context.options[0];
    const from = roomOf(context.filename, order);
    if (from === null) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = roomOf(path.resolve(path.dirname(context.filename), source.replace(/\.js$/, '.ts')), order);
      if (to === null || to.name === from.name || to.floor < from.floor) return;
      context.report({
        node,
        messageId: to.floor > from.floor ? 'above' : 'beside',
        data: { from: from.name, to: to.name },
      });
    };
    return {
      Program(node) {
        if (from.floor < 0) context.report({ node, messageId: 'unlisted', data: { room: from.name } });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
