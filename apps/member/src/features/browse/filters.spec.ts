import { describe, expect, it } from 'vitest';
import { activeFilters, readQuery, searchOf, without } from './filters';

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

  it('goes back to the first page and drops the city of a removed state', () => {
    expect(without({ workState: 'telangana', workCity: 'Warangal', sort: 'newest', page: '4' }, 'workState')).toEqual({
      sort: 'newest',
    });
  });

  it('writes an address without empty values', () => {
    expect(searchOf({ incomeTo: '50+', workCity: '' })).toBe('?incomeTo=50%2B');
    expect(searchOf({})).toBe('');
  });
});
