import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../..');

/** The description knows each request by the name of its class: of two with one name it would show a single body. */
it('gives no two requests the same name', () => {
  const names = globSync('**/*.ts', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^(?:export )?class (\w+Dto)\b/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
