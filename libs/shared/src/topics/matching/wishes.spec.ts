import { livingWishes, lockedIn, lockedPlaces, WISH_NAMES, wishesOf, wishList, type SentWish } from './wishes.js';

describe('a list of wishes', () => {
  it('has each wish once', () => {
    expect(new Set(WISH_NAMES).size).toBe(WISH_NAMES.length);
  });

  it('is kept with reversed ends swapped, words in their order, and without what does not matter', () => {
    const sent: SentWish[] = [
      { wish: 'age', weight: 'must', value: { from: 29, to: 25 } },
      { wish: 'diet', weight: 'nice', value: ['eggetarian', 'vegetarian', 'vegetarian'] },
      { wish: 'caste', weight: 'off' },
      { wish: 'complexion', weight: 'must', value: ['fair'] },
    ];
    expect(wishesOf(sent)).toEqual({
      wishes: {
        age: { weight: 'must', value: { from: 25, to: 29 } },
        diet: { weight: 'nice', value: ['vegetarian', 'eggetarian'] },
      },
    });
  });

  it.each<[string, Partial<SentWish>]>([
    ['an unknown item', { wish: 'colour', weight: 'must', value: ['fair'] }],
    ['an unknown weight', { wish: 'caste', weight: 'very', value: 'reddy' }],
    ['a value of another list', { wish: 'home', weight: 'must', value: ['mars'] }],
    ['no value', { wish: 'diet', weight: 'must', value: [] }],
    ['half a range', { wish: 'age', weight: 'nice', value: { from: 20 } }],
    ['an age beyond the limits', { wish: 'age', weight: 'nice', value: { from: 5, to: 20 } }],
    ['a text for a range', { wish: 'height', weight: 'nice', value: '5.4' }],
    ['nothing', {}],
  ])('is refused by the place of %s', (_what, item) => {
    const fine: SentWish = { wish: 'caste', weight: 'nice', value: 'reddy' };
    expect(wishesOf([fine, item as SentWish])).toEqual({ wrong: ['items.1'] });
  });

  it('tells which items open after verification, as they are sent and as they are kept', () => {
    const sent: SentWish[] = [
      { wish: 'caste', weight: 'nice', value: 'reddy' },
      { wish: 'smoking', weight: 'must', value: 'no' },
      { wish: 'visa', weight: 'off' },
      { wish: 'toString', weight: 'off' },
    ];
    expect(lockedPlaces(sent)).toEqual(['items.1', 'items.2']);
    const smoking = { weight: 'must', value: 'no' } as const;
    expect(lockedIn({ smoking, caste: { weight: 'nice', value: 'reddy' } })).toEqual({ smoking });
  });

  it('is refused where an item is there twice', () => {
    const item: SentWish = { wish: 'caste', weight: 'nice', value: 'reddy' };
    expect(wishesOf([item, item])).toEqual({ wrong: ['items.1'] });
  });

  it('may name a subcaste that the team has added, and nothing of another shape', () => {
    const wished = (value: string[]): SentWish => ({ wish: 'subcaste', weight: 'nice', value });
    expect(wishesOf([wished(['manamata', 'panta', 'motati', 'manamata'])])).toEqual({
      wishes: { subcaste: { weight: 'nice', value: ['motati', 'panta', 'manamata'] } },
    });
    for (const wrong of ['M', 'Manamata', 'a,b', 'మనమాట', 'm'.repeat(25), ''])
      expect(wishesOf([wished([wrong])])).toEqual({ wrong: ['items.0'] });
  });

  it('is a list of objects, and no longer than there are items', () => {
    expect(wishList([{}], {})).toBeNull();
    for (const wrong of ['text', [1], [null], Array.from({ length: 20 }, () => ({}))])
      expect(wishList(wrong, {})).not.toBeNull();
  });

  it('goes on without what has left the lists since it was kept', () => {
    const diet = { weight: 'must', value: ['vegetarian'] };
    const kept = {
      complexion: { weight: 'must', value: ['fair'] },
      diet: { ...diet, value: ['vegetarian', 'lacto'] },
      home: { weight: 'nice', value: ['mars'] },
      education: { weight: 'nice', value: 'guild' },
    };
    expect(livingWishes(kept)).toEqual({ diet });
    expect(livingWishes({ diet })).toEqual({ diet });
  });
});
