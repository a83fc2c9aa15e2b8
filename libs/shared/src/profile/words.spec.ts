import type { WorkLocation } from './places.js';
import { te } from './labels.te.js';
import { profileWords } from './words.js';

const { wordsOf } = profileWords(null, String);
const abroad = (city: string | null): WorkLocation => ({ type: 'nri', country: 'others', city });

it('names a known country beside the city', () => {
  expect(wordsOf('workLocation', { workLocation: { ...abroad('Dallas'), country: 'usa' } })).toBe('Dallas, USA (NRI)');
});

it("never shows 'others' as a place", () => {
  expect(wordsOf('workLocation', { workLocation: abroad('Auckland') })).toBe('Auckland, Abroad (NRI)');
  expect(wordsOf('workLocation', { workLocation: abroad(null) })).toBe('Abroad (NRI)');
  expect(wordsOf('workLocation', { workLocation: { type: 'india', state: 'others', city: 'Panaji' } })).toBe('Panaji');
  expect(wordsOf('familyLocation', { familyLocation: { state: 'others', city: 'Panaji' } })).toBe('Panaji');
  expect(profileWords(te.options, String).wordsOf('workLocation', { workLocation: abroad('Auckland') })).toBe(
    'Auckland, విదేశం (NRI)',
  );
});

it('calls cities as the language does', () => {
  const inTelugu = profileWords(te.options, String, (city) => (city === 'Kurnool' ? 'కర్నూలు' : city));
  const family = { state: 'andhra-pradesh', city: 'Kurnool' } as const;
  expect(inTelugu.wordsOf('familyLocation', { familyLocation: family })).toBe('కర్నూలు, ఆంధ్రప్రదేశ్');
  expect(inTelugu.wordsOf('workLocation', { workLocation: { ...family, type: 'india' } })).toBe('కర్నూలు, ఆంధ్రప్రదేశ్');
  expect(inTelugu.wordsOf('workLocation', { workLocation: abroad(null) })).toBe('విదేశం (NRI)');
});
