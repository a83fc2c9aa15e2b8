import { readdirSync } from 'node:fs';
import { MIGRATIONS } from './migrations.js';

describe('the list of migrations', () => {
  it('names every file of the folder, in the order in which they run', () => {
    const inFolder = readdirSync(new URL('./migrations', import.meta.url))
      .map((file) => /^(\d+)-(.+)\.ts$/.exec(file))
      .map((parts) => `${parts?.[2]?.replaceAll('-', '')}${parts?.[1]}`);
    expect(MIGRATIONS.map(({ name }) => name.toLowerCase())).toEqual(inFolder);
  });
});
