import { WISH_NAMES, type WishName } from '@kalyanam/shared/topics/matching/wishes';
import { describe, expect, it } from 'vitest';
import { matchSentence } from './match-sentence';
import { en } from './why-match.en';
import { te } from './why-match.te';

const LOCKED: readonly WishName[] = [
  'children',
  'visa',
  'settle',
  'smoking',
  'drinking',
  'gothra',
  'afterMarriageWork',
  'horoscope',
];

describe.each([
  ['en', en],
  ['te', te],
] as const)('what is not known, in %s', (_, texts) => {
  const sentence = (wish: WishName, bothVerified: boolean, fact = '') =>
    matchSentence({ wish, judged: 'unknown' }, { name: 'N', fact, wished: 'W' }, bothVerified, texts);

  it.each(WISH_NAMES)('is said as it is of %s', (wish) => {
    const open = wish === 'gothra' ? texts.cannotTell('N') : texts.unknown('N');
    expect(sentence(wish, true)).toBe(open);
    expect(sentence(wish, false)).toBe(LOCKED.includes(wish) ? texts.locked('N') : open);
  });

  it('is not called unstated where the profile says something', () => {
    expect(sentence('home', true, 'Telangana')).toBe(texts.unsure('N', 'Telangana'));
    expect(sentence('visa', false, 'lives in India')).toBe(texts.locked('N'));
  });
});
