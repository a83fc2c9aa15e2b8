import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { BUILT, DEVELOPED } from '../product/api.mjs';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('keeps what `npm run dev` runs out of the folder that builds empty', () => {
  assert.notEqual(DEVELOPED.folder, BUILT.folder);
  const { build } = JSON.parse(read('apps/api/package.json')).scripts;
  assert.match(build, new RegExp(` -d ${BUILT.folder} `));
});

it('takes the shared rules from the same folder', () => {
  const [, condition] = DEVELOPED.args[0].split('=');
  const { exports } = JSON.parse(read('libs/shared/package.json'));
  assert.equal(exports['./*'][condition], `./${DEVELOPED.folder}/*.js`);
});

it('runs pending migrations before the API', () => {
  const source = read(`apps/api/src/${DEVELOPED.main.replace('.js', '.ts')}`);
  assert.ok(source.indexOf('migrate(') < source.indexOf("import('./main.js')"));
});
