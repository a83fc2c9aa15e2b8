import path from 'node:path';

const LAYERS_BELOW_FEATURES = new Set(['ui', 'session']);

function place(file) {
  const parts = file.split(path.sep);
  const src = parts.lastIndexOf('src');
  if (src < 0) return {};
  const [layer, feature] = parts.slice(src + 1);
  return { layer, feature };
}

function problem(from, to) {
  if (to.layer !== 'features') return null;
  if (LAYERS_BELOW_FEATURES.has(from.layer)) return 'below';
  if (from.layer === 'features' && from.feature !== to.feature) return 'sideways';
  return null;
}

/** In an SPA `ui` and `session` know no feature, and a feature imports no other feature: `app` composes them. */
export const featureBorders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      below: 'src/{{layer}} knows no feature: pass what it needs in, or move it to the feature.',
      sideways: 'The feature "{{from}}" may not import the feature "{{to}}": compose them in src/app.',
    },
  },
  create(context) {
    const from = place(context.filename);
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const to = place(path.resolve(path.dirname(context.filename), source));
      const messageId = problem(from, to);
      if (messageId) {
        context.report({ node, messageId, data: { layer: from.layer, from: from.feature, to: to.feature } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
