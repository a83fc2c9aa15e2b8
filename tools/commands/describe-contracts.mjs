// Writes the contracts of libs/shared as JSON schemas into the API, for its OpenAPI description.
// Run it after a change of a contract: node tools/commands/describe-contracts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'apps/api/src/platform/openapi/generated/contracts.data.ts');
const source = path.join(root, 'libs/shared/src');

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'libs/shared/tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();

/**
 * Exported types without type parameters, by the compiler's own type, which treats equal unions as one: the name in the
 * upper layer is the one of the contract.
 */
const names = new Map();
const contracts = [];
const LAYERS = ['team', 'contracts', 'base', 'topics'];
const layerOf = ({ fileName }) => LAYERS.indexOf(path.relative(source, fileName).split(path.sep)[0]);
const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(source));
for (const file of files.sort((one, other) => layerOf(one) - layerOf(other))) {
  const module = checker.getSymbolAtLocation(file);
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const declaration = symbol.declarations?.find(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    );
    if (!declaration || declaration.typeParameters) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (
      !(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union | ts.TypeFlags.Intersection)) ||
      type.getCallSignatures().length > 0
    )
      continue;
    if (!names.has(type)) names.set(type, symbol);
    if (layerOf(file) < 2) contracts.push(type);
  }
}

const schemas = {};
const textOf = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));
const describedBy = (symbol, schema) => {
  const description = textOf(symbol).replaceAll('\n', ' ');
  return description && !('enum' in schema) ? { ...schema, description } : schema;
};

function schemaOf(type) {
  const symbol = names.get(type);
  if (!symbol) return shapeOf(type);
  const { name } = symbol;
  if (!(name in schemas)) {
    schemas[name] = {};
    schemas[name] = describedBy(symbol, shapeOf(type));
  }
  return { $ref: `#/components/schemas/${name}` };
}

function shapeOf(type) {
  if (type.flags & ts.TypeFlags.Union) return unionOf(type);
  if (type.isStringLiteral()) return { type: 'string', const: type.value };
  if (type.isNumberLiteral()) return { type: 'number', const: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral)
    return { type: 'boolean', const: checker.typeToString(type) === 'true' };
  if (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' };
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? objectOf(type) : {};
}

const isNull = (type) => Boolean(type.flags & ts.TypeFlags.Null);
const isBoolean = (type) => Boolean(type.flags & ts.TypeFlags.BooleanLiteral);

function unionOf(type) {
  const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined) && !isNull(part));
  const schemas = choicesOf(type, parts);
  if (!type.types.some(isNull)) return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  const [only] = schemas;
  const plain = schemas.length === 1 && ['string', 'number', 'boolean'].includes(only.type);
  if (!plain) return { anyOf: [...schemas, { type: 'null' }] };
  const { const: value, enum: values = value && [value], ...schema } = only;
  return { ...schema, type: [only.type, 'null'], ...(values && { enum: [...values, null] }) };
}

/** Values in alphabetical order: the compiler's own order depends on what it met first. */
function choicesOf(type, parts) {
  const stated = checker.getNonNullableType(type);
  if (stated !== type && names.has(stated)) return [schemaOf(stated)];
  if (parts.length > 1 && parts.every((part) => part.isStringLiteral()))
    return [{ type: 'string', enum: parts.map((part) => part.value).sort() }];
  if (parts.length > 1 && parts.every((part) => part.flags & ts.TypeFlags.StringLike)) return [{ type: 'string' }];
  const booleans = parts.filter(isBoolean);
  const others = parts.filter((part) => !isBoolean(part)).map(schemaOf);
  return [...others, ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map(shapeOf))];
}

function objectOf(type) {
  const properties = checker.getPropertiesOfType(type).sort((one, other) => (one.name < other.name ? -1 : 1));
  const values = type.getStringIndexType();
  const optional = (property) => Boolean(property.flags & ts.SymbolFlags.Optional);
  const required = properties.filter((property) => !optional(property)).map((property) => property.name);
  return {
    type: 'object',
    ...(properties.length > 0 && {
      properties: Object.fromEntries(
        properties.map((property) => [
          property.name,
          describedBy(property, schemaOf(checker.getTypeOfSymbol(property))),
        ]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(values && { additionalProperties: schemaOf(values) }),
  };
}

contracts.forEach(schemaOf);
const sorted = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
const written =
  '/** Made by tools/commands/describe-contracts.mjs from the contracts of libs/shared; not edited by hand. */\n' +
  `export const CONTRACT_SCHEMAS: Record<string, object> = ${JSON.stringify(sorted)};\n`;
const text = await format(written, { ...(await resolveConfig(target)), filepath: target });

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('The contracts changed: run `node tools/commands/describe-contracts.mjs` and commit the result.');
  process.exit(1);
}
