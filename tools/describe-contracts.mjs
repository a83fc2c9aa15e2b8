// Writes the contracts of libs/shared as JSON schemas into the API, for its OpenAPI description.
// Run it after a change of a contract: node tools/describe-contracts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';

const root = path.resolve(import.meta.dirname, '..');
const target = path.join(root, 'apps/api/src/openapi/contracts.data.ts');
const DEFINITIONS = '#/definitions/';

function contractSchemas() {
  const { definitions = {} } = createGenerator({
    path: path.join(root, 'libs/shared/src/{contracts,admin}/*.ts'),
    tsconfig: path.join(root, 'libs/shared/tsconfig.json'),
    type: '*',
    skipTypeCheck: true,
    additionalProperties: true,
  }).createSchema('*');
  const named = Object.keys(definitions).filter((name) => /^[A-Z]\w*$/.test(name));
  return Object.fromEntries(named.sort().map((name) => [name, inlined(definitions[name], definitions)]));
}

/** Generic types have no readable name: they stand where they are used. */
function inlined(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = typeof schema.$ref === 'string' && decodeURIComponent(schema.$ref.slice(DEFINITIONS.length));
  if (name && /^\w+$/.test(name)) return { $ref: `#/components/schemas/${name}` };
  if (name) return inlined(definitions[name], definitions);
  const entries = Object.entries(schema).filter(([key]) => key !== 'description' || !('enum' in schema));
  return Object.fromEntries(entries.map(([key, value]) => [key, inlined(value, definitions)]));
}

const source =
  '/** Made by tools/describe-contracts.mjs from the contracts of libs/shared; not edited by hand. */\n' +
  `export const CONTRACT_SCHEMAS: Record<string, object> = ${JSON.stringify(contractSchemas())};\n`;
const text = await format(source, { ...(await resolveConfig(target)), filepath: target });

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('The contracts changed: run `node tools/describe-contracts.mjs` and commit the result.');
  process.exit(1);
}
