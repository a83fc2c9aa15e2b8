import { missingFunctions } from '../build/browsers.mjs';

const LIBRARY = /\/typescript(?:-7)?\/lib\/lib\.[\w.]+\.d\.ts$/;
const isOfBrowser = (declaration) => LIBRARY.test(declaration.getSourceFile().fileName.replaceAll('\\', '/'));

/** `Promise` of `PromiseConstructor`, `Array` of `ReadonlyArray`: the compatibility data has one entry for them. */
const plainName = (name) => name.replace(/^Readonly(?=[A-Z])/, '').replace(/(?<=.)Constructor$/, '');

/** The node up to the whole of which it is the left or tested part: `'x' in y`, `x.y && …`, `if (x.y)`, `x?.y`. */
function onlyAsks(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'MemberExpression':
    case 'CallExpression':
      return parent.optional && (parent.object ?? parent.callee) === node;
    case 'LogicalExpression':
      return parent.left === node;
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'UnaryExpression':
      return ['!', 'typeof'].includes(parent.operator);
    case 'BinaryExpression':
      return ['===', '!==', '==', '!='].includes(parent.operator);
    case 'AssignmentExpression':
      return parent.left === node;
    default:
      return false;
  }
}

const testOf = (node) => (node.type === 'LogicalExpression' ? node.left : node.test);
const TESTED = new Set(['LogicalExpression', 'IfStatement', 'ConditionalExpression']);

/** Inside of something that is done only after the browser was asked for that name. */
function isGuarded(node, name, sourceCode) {
  for (let inner = node; inner.parent; inner = inner.parent) {
    const outer = inner.parent;
    if (!TESTED.has(outer.type) || testOf(outer) === inner) continue;
    if (new RegExp(`\\b${name}\\b`).test(sourceCode.getText(testOf(outer)))) return true;
  }
  return false;
}

/**
 * R110: whatever the oldest supported browsers lack is used only where the browser was asked for it first. By the types,
 * so that `signals.any` of our own is not taken for a function of the browser.
 */
export const supported = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing:
        '{{what}} is missing in a supported browser (browserslist in package.json): ask for it first, or do without it.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const checker = program.getTypeChecker();
    const { globals, members } = missing();
    const names = new Set([...members].map((member) => member.split('.')[1]));
    const report = (node, name, what) => {
      if (!onlyAsks(node) && !isGuarded(node, name, context.sourceCode))
        context.report({ node, messageId: 'missing', data: { what } });
    };

    /** The interface that declares it, the type it is read from, and what that type extends. */
    function ownersOf(tsNode, declarations) {
      const type = checker.getApparentType(checker.getTypeAtLocation(tsNode));
      const types = [type];
      for (const one of types) if (one.isClassOrInterface?.()) types.push(...(checker.getBaseTypes(one) ?? []));
      const nameOf = ({ parent }) => parent.name?.text ?? parent.parent?.name?.text;
      return [...declarations.map(nameOf), ...types.map((one) => one.symbol?.name)].filter(Boolean).map(plainName);
    }

    return {
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (!names.has(name)) return;
        const tsNode = esTreeNodeToTSNodeMap.get(node);
        const declarations = checker.getSymbolAtLocation(tsNode.name ?? tsNode.argumentExpression)?.declarations ?? [];
        if (!declarations.some(isOfBrowser)) return;
        const owner = ownersOf(tsNode.expression, declarations).find((one) => members.has(`${one}.${name}`));
        if (owner) report(node, name, `${owner}.${name}`);
      },
      'Program:exit'(program) {
        const scope = context.sourceCode.getScope(program);
        for (const { identifier } of [...scope.through, ...scope.references]) {
          if (!globals.has(identifier.name) || identifier.parent.type.startsWith('TS')) continue;
          const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(identifier));
          if (symbol?.declarations?.some(isOfBrowser)) report(identifier, identifier.name, identifier.name);
        }
      },
      Literal(node) {
        if (node.regex?.flags.includes('v'))
          context.report({ node, messageId: 'missing', data: { what: 'The flag v of regular expressions' } });
      },
    };
  },
};

let known;
const missing = () => (known ??= missingFunctions());
