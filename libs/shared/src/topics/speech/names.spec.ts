import { GOTHRA_SPELLINGS } from '../../base/domain/gothra-spellings.js';
import { SUBCASTE_SPELLINGS } from '../../base/domain/subcaste-spellings.js';
import { te as CITIES } from '../../base/vocabulary/city-names.te.js';
import { cityName, gothraName, subcasteName } from './names.js';
import type { Spellings } from '../../base/name-lookup.js';

describe.each<[string, typeof cityName, readonly Spellings[]]>([
  ['a subcaste', subcasteName, Object.values(SUBCASTE_SPELLINGS)],
  ['a gothra', gothraName, GOTHRA_SPELLINGS],
  ['a city', cityName, Object.entries(CITIES)],
])('%s', (_kind, nameOf, table) => {
  it('is found in Telugu by each of its spellings, in whichever case, with spaces around it', () => {
    for (const [en, te, ...others] of table)
      for (const spelling of [en, ...others])
        for (const written of [spelling, spelling.toUpperCase(), spelling.toLowerCase(), `  ${spelling} `])
          expect([written, nameOf(written, 'te')]).toEqual([written, te]);
  });

  it('is found in English by its Telugu name', () => {
    const named = (telugu: string) => table.find(([, te]) => te === telugu)?.[0];
    for (const [, te] of table) expect([te, nameOf(te, 'en')]).toEqual([te, named(te)]);
  });

  it.each(['', ' ', '12', 'Xyzzy Reddy', 'ఎవరికీ తెలియనిది', 'मोटाटी'])(
    'stays as written where no table knows %j',
    (written) => {
      expect(nameOf(written, 'en')).toBe(written);
      expect(nameOf(written, 'te')).toBe(written);
    },
  );
});

describe('the spelling of a family', () => {
  it('stays for readers of its own letters', () => {
    expect(subcasteName('Mothati', 'en')).toBe('Mothati');
    expect(gothraName('Pydipala', 'en')).toBe('Pydipala');
    expect(cityName('NELLORE', 'en')).toBe('NELLORE');
    expect(gothraName('భారద్వాజ గోత్రం', 'te')).toBe('భారద్వాజ గోత్రం');
  });

  it('is read in the other letters by the name of the table', () => {
    expect(subcasteName('MOTATI', 'te')).toBe('మోటాటి');
    expect(subcasteName('gone  kapu', 'te')).toBe('గోన');
    expect(subcasteName('మోటాటి', 'en')).toBe('Motati');
    expect(gothraName('Vashisht gothram', 'te')).toBe('వాసిష్ఠ');
    expect(gothraName('భారద్వాజ గోత్రం', 'en')).toBe('Bharadwaja');
    expect(cityName('new york', 'te')).toBe('న్యూయార్క్');
    expect(cityName('St Louis', 'te')).toBe('సెయింట్ లూయిస్');
    expect(cityName('కావలి', 'en')).toBe('Kavali');
    expect(cityName('మహబూబ్నగర్', 'en')).toBe('Mahabubnagar');
  });

  it('of two cities that sound alike in Telugu is that of the first', () => {
    expect(['Amaravati', 'Amravati'].map((city) => cityName(city, 'te'))).toEqual(['అమరావతి', 'అమరావతి']);
    expect(cityName('అమరావతి', 'en')).toBe('Amaravati');
  });
});

it('says in Telugu that a gothra is not known', () => {
  expect(gothraName('Not known', 'te')).toBe('తెలియదు');
  expect(gothraName('తెలియదు', 'en')).toBe('Not known');
});
