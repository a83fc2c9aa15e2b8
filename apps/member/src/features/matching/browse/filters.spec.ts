import { describe, expect, it } from 'vitest';
import { activeChips, activeFilters, changed, isNarrowed, lawfulFor, readQuery, searchOf, without } from './filters';

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
    expect(lawfulFor(true, query)).toEqual(query);
    expect(lawfulFor(false, query)).toEqual({ diet: 'vegetarian', fits: 'mine', sort: 'newest' });
  });

  it('takes both ends of the years for one chip', () => {
    expect(
      activeChips({ lookingFor: 'groom', birthYearFrom: '1990', birthYearTo: '2000', diet: 'vegetarian' }),
    ).toEqual([['lookingFor'], ['birthYearFrom', 'birthYearTo'], ['diet']]);
    expect(activeChips({ birthYearTo: '2000' })).toEqual([['birthYearTo']]);
    expect(without({ birthYearFrom: '1990', birthYearTo: '2000' }, ['birthYearFrom', 'birthYearTo'])).toEqual({});
  });

  it('goes back to the first page and drops the city of a removed state', () => {
    expect(without({ workState: 'telangana', workCity: 'Warangal', sort: 'newest', page: '4' }, ['workState'])).toEqual(
      {
        sort: 'newest',
      },
    );
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
