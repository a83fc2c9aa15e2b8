import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMIT_TABLE } from './limit-table.js';

const DOC = readFileSync(join(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
const [, section = ''] = DOC.split('### Counters that strangers can press');
const [chapter = ''] = section.split(/^## /m);
const named = (text: string): string[] => [...text.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!);

/** R60: a new counter is thought through here, before a stranger finds what it denies to others. */
describe('the counters in docs/security.md', () => {
  const rows = chapter.split('\n').filter((line) => line.startsWith('| `'));
  const strangers = rows.flatMap((row) => named(row.split('|')[1]!));
  const [, rest = ''] = chapter.split('the others:');
  const own = named(rest);

  it('are all that the table has, each once: pressed by strangers or by the account alone', () => {
    expect([...strangers, ...own].sort()).toEqual(Object.keys(LIMIT_TABLE).sort());
  });

  it('include every one of a network address', () => {
    const ofAddresses = Object.entries(LIMIT_TABLE).filter(([, { perAddress }]) => perAddress);
    expect(strangers).toEqual(expect.arrayContaining(ofAddresses.map(([name]) => name)));
  });

  it('say for each row what it counts for and what it denies', () => {
    for (const row of rows)
      expect(
        row
          .split('|')
          .slice(1, -1)
          .filter((cell) => cell.trim() !== ''),
      ).toHaveLength(3);
  });
});
