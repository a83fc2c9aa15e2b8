import { canonicalQuery, livingSearch, lockedKeys } from './search-query.js';

/** As if these had been merged or renamed since the search was saved. */
const MERGED = {
  nativeDistrict: { 'old-kurnool': 'kurnool', cuddapah: 'ysr-kadapa' },
  familyState: { andhra: 'andhra-pradesh' },
} as const;

describe('a search whose values have changed since it was saved', () => {
  it.each([
    ['a renamed value is asked under its new name', 'familyState=andhra', { familyState: 'andhra-pradesh' }],
    ['one of several', 'nativeDistrict=cuddapah%2Cguntur', { nativeDistrict: 'ysr-kadapa,guntur' }],
    ['two that became one, once', 'nativeDistrict=old-kurnool,kurnool', { nativeDistrict: 'kurnool' }],
  ])('%s', (_, kept, query) => {
    expect(livingSearch(kept, MERGED)).toEqual({ query, gone: [] });
  });

  it('drops a value that leads nowhere, and names its filter', () => {
    expect(livingSearch('nativeDistrict=cuddapah,atlantis&diet=blue&lookingFor=bride', MERGED)).toEqual({
      query: { nativeDistrict: 'ysr-kadapa', lookingFor: 'bride' },
      gone: ['nativeDistrict', 'diet'],
    });
  });

  it('never takes the name of a property for a merged value', () => {
    for (const word of ['constructor', 'toString', '__proto__'])
      expect(livingSearch(`nativeDistrict=${word},guntur`, MERGED)).toEqual({
        query: { nativeDistrict: 'guntur' },
        gone: ['nativeDistrict'],
      });
  });

  it('keeps the musts that it names, and drops a name that leads nowhere', () => {
    expect(canonicalQuery('fits=age,diet')).toBe('fits=age%2Cdiet');
    expect(canonicalQuery('fits=age,complexion')).toBeNull();
    expect(livingSearch('fits=age%2Cgone')).toEqual({ query: { fits: 'age' }, gone: ['fits'] });
  });

  it('keeps what it was, where nothing has changed', () => {
    const kept = canonicalQuery('nativeDistrict=kurnool&complexion=fair&lookingFor=bride&heightFrom=5.0') ?? '';
    const { query, gone } = livingSearch(kept);
    const asked = Object.entries(query).map(([key, value]) => `${key}=${value}`);
    expect(canonicalQuery(asked.join('&'))).toBe(kept);
    expect(gone).toEqual([]);
  });
});

describe('filters that open after verification', () => {
  it('are those about what only verified members read, and what others wish', () => {
    expect(
      lockedKeys({ fits: 'both', gothra: 'hide-same', photo: 'yes', diet: 'vegetarian', visa: 'citizen' }),
    ).toEqual(['visa', 'photo', 'gothra', 'fits']);
    expect(lockedKeys({ fits: ' both ' })).toEqual(['fits']);
    expect(lockedKeys({ fits: 'mine', gothra: '', photo: ' ' })).toEqual([]);
  });
});
