import { type ErrorCode, ERRORS } from '@kalyanam/shared/base/errors';
import { messageKey } from '@kalyanam/shared/base/messages';
import { te as profileLabels } from '@kalyanam/shared/topics/profile/labels.te';
import { setLanguage } from '@kalyanam/web/i18n/language';
import type { defineTexts } from '@kalyanam/web/i18n/texts';
import { describe, expect, it } from 'vitest';
import { teErrors, teMessages } from '../ui/texts/sentences.te';

type Catalogue = Record<string, unknown>;
type Hook = ReturnType<typeof defineTexts>;

const modules = import.meta.glob<Record<string, Catalogue | Hook>>('../**/*.{en,te}.ts', { eager: true });
const TELUGU = /[\u0c00-\u0c7f]/;

const pairs = Object.entries(modules)
  .filter(([file, { en }]) => file.endsWith('.en.ts') && en)
  .map(([file, { en }]) => [file, en, modules[file.replace('.en.ts', '.te.ts')]?.['te']] as const);

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];

const sentencesOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`))
    : typeof value === 'string'
      ? [[path, value]]
      : [];

describe.each(pairs)('the texts of %s', (_file, en, te) => {
  it('have the same keys in both languages', () => {
    expect(keysOf(te).sort()).toEqual(keysOf(en).sort());
  });

  it('are English in English, but for the words that a biodata begins with', () => {
    const telugu = sentencesOf(en).filter(([key, text]) => TELUGU.test(text) && !key.startsWith('.heads.'));
    expect(telugu).toEqual([]);
  });

  it('are Telugu in Telugu', () => {
    const english = sentencesOf(te).filter(([, text]) => /[a-z]{3,}/i.test(text) && !TELUGU.test(text));
    expect(english).toEqual([]);
  });
});

it('call every field of a profile, and its options, in Telugu', () => {
  const english = sentencesOf(profileLabels).filter(([, text]) => !TELUGU.test(text));
  expect(english).toEqual([]);
});

it.each(Object.entries(ERRORS))('says %s in Telugu', (code, { message }) => {
  const key = messageKey(message);
  const said = key && key in teMessages ? teMessages[key as keyof typeof teMessages] : teErrors[code as ErrorCode];
  expect(said).toMatch(TELUGU);
});

it.each(Object.entries(modules).filter(([, { en }]) => en))(
  '%s has a hook that speaks Telugu',
  async (file, module) => {
    const hooks = Object.values(module).filter((value): value is Hook => typeof value === 'function');
    await setLanguage('te');
    expect(
      hooks.map(({ now }) => now()),
      'Give the texts the name of their file (apps/member/src/app/telugu.ts)',
    ).toEqual([modules[file.replace('.en.ts', '.te.ts')]?.['te']]);
  },
);

it('finds the catalogues', () => {
  expect(pairs.length).toBeGreaterThan(10);
});
