import { describe, expect, it } from 'vitest';
import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { draftOf, merged, updateOf } from './draft';

type Changes = Partial<Pick<MyWishes, 'items' | 'visible' | 'hideFromMisfits'>>;
const draft = (changes: Changes = {}) =>
  draftOf({ items: [], visible: 'counts', hideFromMisfits: false, version: 1, fitsNow: 0, aside: [], ...changes });
const diet = (...words: string[]): Changes => ({ items: [{ wish: 'diet', weight: 'must', value: words }] });

describe('two changes of the same wishes', () => {
  it.each<[string, Changes, Changes, Changes, WishName[]]>([
    ['nothing', {}, {}, {}, []],
    ['mine alone', diet('vegan'), {}, diet('vegan'), []],
    ['theirs alone', {}, diet('vegan'), diet('vegan'), []],
    ['the same', diet('vegan'), diet('vegan'), diet('vegan'), []],
    ['both', diet('vegan'), diet('vegetarian'), diet('vegan'), ['diet']],
    ['different ones', diet('vegan'), { visible: 'items' }, { ...diet('vegan'), visible: 'items' }, []],
    ['a setting here', { hideFromMisfits: true }, diet('vegan'), { ...diet('vegan'), hideFromMisfits: true }, []],
    ['a setting there', {}, { hideFromMisfits: true }, { hideFromMisfits: true }, []],
    ['a setting on both sides', { visible: 'items' }, { visible: 'items' }, { visible: 'items' }, []],
  ])('that change %s are brought together', (_, mine, theirs, together, twice) => {
    const found = merged(draft(), draft(mine), draft(theirs));
    expect(updateOf(found.draft, 1)).toEqual(updateOf(draft(together), 1));
    expect(found.twice).toEqual(twice);
  });
});
