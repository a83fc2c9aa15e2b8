import { describe, expect, it } from 'vitest';
import { telugu } from '../app/telugu';
import { nameOf, PAGE_NAMES } from '../app/routes';

type Catalogue = Record<string, unknown>;

const modules = import.meta.glob<Record<string, Catalogue>>('../**/*.{en,te}.ts', { eager: true });
const TELUGU = /[\u0c00-\u0c7f]/;

const pairs = Object.entries(modules)
  .filter(([file]) => file.endsWith('.en.ts'))
  .map(([file, { en }]) => [file, en, modules[file.replace('.en.ts', '.te.ts')]?.['te']] as const);

/** Every text of a catalogue by its path. */
const textsOf = (value: unknown, path = ''): [path: string, text: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
    : [[path, value]];

/** What a text of parts is filled with, so that each can be found again. */
const PARTS = ['⟦0⟧', '⟦1⟧', '⟦2⟧'];

/** Texts that choose by their parts rather than print them, or whose English comes from the server. */
const CHOOSE = /^\.(?:signals\.said|parts\.name|case\.duplicates|filter|group|verification|account)$/;

const filledIn = (text: unknown): string[] => {
  if (typeof text !== 'function') return [];
  const said = String((text as (...parts: string[]) => unknown)(...PARTS));
  return PARTS.filter((part) => said.includes(part));
};

describe.each(pairs)('the texts of %s', (_file, en, te) => {
  // The vocabulary has the rejection reasons in English; a translation adds its own.
  const keys = (value: unknown) =>
    textsOf(value)
      .map(([path]) => path)
      .filter((path) => !path.startsWith('.rejectionReasons'))
      .sort();

  it('have the same keys in both languages', () => {
    expect(keys(te)).toEqual(keys(en));
  });

  it('fill in the same parts in both languages', () => {
    const translated = new Map(textsOf(te));
    const parts = textsOf(en).filter(([path, text]) => typeof text === 'function' && !CHOOSE.test(path));
    expect(parts.map(([path]) => [path, filledIn(translated.get(path))])).toEqual(
      parts.map(([path, text]) => [path, filledIn(text)]),
    );
  });

  it('are Telugu in Telugu', () => {
    const english = textsOf(te).filter(
      ([, text]) => typeof text === 'string' && /[a-z]{3,}/i.test(text) && !TELUGU.test(text),
    );
    expect(english).toEqual([]);
  });

  it('are among those that are fetched for Telugu', () => {
    expect(Object.values(telugu), 'Register the texts in apps/admin/src/app/telugu.ts').toContain(te);
  });
});

it('finds the catalogues', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(3);
});

it('call every page of the navigation in Telugu', () => {
  const named = PAGE_NAMES.filter(nameOf);
  expect(Object.keys(telugu.pageNames).sort()).toEqual([...named].sort());
});

it('give every reason to reject a Telugu label', () => {
  expect(Object.values(telugu.verify.rejectionReasons).filter((label) => !TELUGU.test(label))).toEqual([]);
  expect(Object.keys(telugu.verify.rejectionReasons).length).toBeGreaterThan(0);
});
