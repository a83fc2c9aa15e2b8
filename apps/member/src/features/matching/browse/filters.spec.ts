import { describe, expect, it } from 'vitest';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { makeUser } from '../../../spec/make';
import { changed, without, inShort } from './filter-edits';
import { activeChips, activeFilters, beginningOf, isNarrowed, lawfulFor, readQuery, searchOf } from './filters';

describe('filters in the address', () => {
  it('takes what the rules allow and drops the rest', () => {
    const params = new URLSearchParams('maritalStatus=divorced&workState=atlantis&page=3&birthYearFrom=98&x=1');
    expect(readQuery(params)).toEqual({ maritalStatus: 'divorced', page: '3' });
  });

  it('counts filters, not order or page', () => {
    expect(activeFilters({ workState: 'telangana', incomeFrom: '5-10', sort: 'newest', page: '2' })).toEqual([
      'workState',
      'incomeFrom',
    ]);
  });

  it.each([
    ['workState=telangana', true],
    ['fits=mine', true],
    ['gothra=hide-same', true],
    ['sort=newest&page=2', false],
    ['', false],
  ])('says whether "%s" asks for fewer than everyone', (search, narrowed) => {
    expect(isNarrowed(readQuery(new URLSearchParams(search)))).toBe(narrowed);
  });

  it('asks before verification only for what is open then', () => {
    const query = { diet: 'vegetarian', visa: 'citizen', gothra: 'hide-same', fits: 'both', sort: 'newest' };
    expect(lawfulFor(makeUser('verified'), query)).toEqual(query);
    expect(lawfulFor(makeUser('semi-verified'), query)).toEqual({ diet: 'vegetarian', fits: 'mine', sort: 'newest' });
  });

  it('takes both ends of the years for one chip', () => {
    const chips = (query: BrowseQuery) => activeChips(query, undefined);
    const years = { filters: ['birthYearFrom', 'birthYearTo'] } as const;
    expect(chips({ lookingFor: 'groom', birthYearFrom: '1990', birthYearTo: '2000', diet: 'vegetarian' })).toEqual([
      { filters: ['lookingFor'] },
      years,
      { filters: ['diet'] },
    ]);
    expect(chips({ birthYearTo: '2000' })).toEqual([{ filters: ['birthYearTo'] }]);
    expect(without({ birthYearFrom: '1990', birthYearTo: '2000' }, years, undefined)).toEqual({});
  });

  it('goes back to the first page and drops the city of a removed state', () => {
    const query = { workState: 'telangana', workCity: 'Warangal', sort: 'newest', page: '4' };
    expect(without(query, { filters: ['workState'] }, undefined)).toEqual({ sort: 'newest' });
  });

  describe('of a member with musts', () => {
    const age: WishItem = { wish: 'age', weight: 'must', value: { from: 24, to: 30 } };
    const diet: WishItem = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
    const musts = { items: [age, diet], aside: [], always: false };
    const user = { ageWindow: { birthYearFrom: '1990', birthYearTo: '2000' }, musts };

    it('begins with those that were not removed, in place of the window of ages', () => {
      expect(beginningOf(user)).toEqual({ fits: 'mine' });
      expect(beginningOf({ ...user, musts: { ...musts, aside: ['age'] } })).toEqual({ fits: 'diet' });
      expect(beginningOf({ ...user, musts: { ...musts, aside: ['age', 'diet'] } })).toEqual({});
      expect(beginningOf({ ...user, musts: { ...musts, always: true } })).toEqual({});
      expect(beginningOf({ ageWindow: user.ageWindow })).toEqual(user.ageWindow);
    });

    it('has a chip for each that the address asks for, and loses one by its chip', () => {
      expect(activeChips({ fits: 'mine', gothra: 'hide-same' }, musts)).toEqual([
        { must: age },
        { must: diet },
        { filters: ['gothra'] },
      ]);
      expect(activeChips({ fits: 'diet,height' }, musts)).toEqual([{ must: diet }]);
      expect(activeChips({ fits: 'both' }, musts)).toEqual([]);
      expect(without({ fits: 'mine', photo: 'yes' }, { must: age }, musts)).toEqual({ fits: 'diet', photo: 'yes' });
      expect(without({ fits: 'diet' }, { must: diet }, musts)).toEqual({});
      const member = makeUser('verified', { musts });
      expect(lawfulFor(member, { fits: 'diet,gone' })).toEqual({ fits: 'diet' });
      expect(lawfulFor(member, { fits: 'gone' })).toEqual({});
    });

    it('leaves what the list begins with out of the address', () => {
      expect(inShort({ fits: 'mine', sort: 'wishes' }, user)).toEqual({ sort: 'wishes' });
      expect(inShort({ fits: 'diet' }, user)).toEqual({ fits: 'diet' });
      expect(inShort({ fits: 'mine', diet: 'vegan' }, user)).toEqual({ fits: 'mine', diet: 'vegan' });
    });
  });

  it('forgets the city of another state', () => {
    expect(changed({ workState: 'telangana', workCity: 'Warangal' }, 'workState', 'kerala')).toEqual({
      workState: 'kerala',
      workCity: '',
    });
  });

  it('swaps a reversed range, in what is asked as in the address', () => {
    const reversed = { birthYearFrom: '2000', birthYearTo: '1990', incomeFrom: '15-25', incomeTo: '5-10' };
    const ordered = { birthYearFrom: '1990', birthYearTo: '2000', incomeFrom: '5-10', incomeTo: '15-25' };
    expect(readQuery(new URLSearchParams(reversed))).toEqual(ordered);
    expect(searchOf(reversed)).toBe(`?${new URLSearchParams(ordered)}`);
  });

  it('writes an address without empty values', () => {
    expect(searchOf({ incomeTo: '50+', workCity: '' })).toBe('?incomeTo=50%2B');
    expect(searchOf({})).toBe('');
  });
});
