import type { WorkLocation } from './places.js';
import { NAMES } from '../speech/names.js';
import { te } from './labels.te.js';
import { profileWords } from './words.js';

const { wordsOf } = profileWords(null, String, NAMES.en);
const inTelugu = profileWords(te.options, String, NAMES.te);
const abroad = (city: string | null): WorkLocation => ({ type: 'nri', country: 'others', city });

it('names a known country beside the city', () => {
  expect(wordsOf('workLocation', { workLocation: { ...abroad('Dallas'), country: 'usa' } })).toBe('Dallas, USA (NRI)');
});

it("never shows 'others' as a place", () => {
  expect(wordsOf('workLocation', { workLocation: abroad('Auckland') })).toBe('Auckland (NRI)');
  expect(wordsOf('workLocation', { workLocation: abroad(null) })).toBe('Abroad (NRI)');
  expect(wordsOf('workLocation', { workLocation: { type: 'india', state: 'others', city: 'Panaji' } })).toBe('Panaji');
  expect(wordsOf('familyLocation', { familyLocation: { state: 'others', city: 'Panaji' } })).toBe('Panaji');
  expect(inTelugu.wordsOf('workLocation', { workLocation: abroad('Auckland') })).toBe('ఆక్లాండ్ (NRI)');
});

it('calls cities as the language does', () => {
  const family = { state: 'andhra-pradesh', city: 'Kurnool' } as const;
  expect(inTelugu.wordsOf('familyLocation', { familyLocation: family })).toBe('కర్నూలు, ఆంధ్రప్రదేశ్');
  expect(inTelugu.wordsOf('workLocation', { workLocation: { ...family, type: 'india' } })).toBe('కర్నూలు, ఆంధ్రప్రదేశ్');
  expect(inTelugu.wordsOf('workLocation', { workLocation: abroad(null) })).toBe('విదేశం (NRI)');
});

it('calls subcaste and gothra as the language does, and leaves the rest as it was written', () => {
  const told = { subcaste: 'motati', gothra: 'Dhananjay', surname: 'Motati' };
  expect(inTelugu.wordsOf('subcaste', told)).toBe('మోటాటి');
  expect(inTelugu.wordsOf('gothra', told)).toBe('ధనుంజయ');
  expect(inTelugu.wordsOf('surname', told)).toBe('Motati');
  expect(inTelugu.wordsOf('gothra', { gothra: 'Chinnamandadi' })).toBe('Chinnamandadi');
  expect(wordsOf('subcaste', told)).toBe('motati');
  expect(wordsOf('gothra', { gothra: 'ధనుంజయ' })).toBe('Dhanunjaya');
});

it.each([null, undefined, ''])('says nothing of a subcaste that is %j', (subcaste) => {
  expect(inTelugu.wordsOf('subcaste', { subcaste })).toBe('');
});

it('calls the town and the state of a birth as the language does', () => {
  expect(inTelugu.birthPlace('Kurnool, Andhra Pradesh')).toBe('కర్నూలు, ఆంధ్రప్రదేశ్');
  expect(inTelugu.birthPlace('Kongara, Telangana')).toBe('Kongara, తెలంగాణ');
  expect(profileWords(null, String, NAMES.en).birthPlace('Kurnool, Andhra Pradesh')).toBe('Kurnool, Andhra Pradesh');
});
