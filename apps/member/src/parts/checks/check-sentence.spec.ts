import { expect, it } from 'vitest';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { checkSentence } from './check-sentence';
import { en } from './check-words.en';
import { te } from './check-words.te';

const nothing = { method: null, evidence: null, date: null };
const LINES: CheckLine[] = [
  { fact: 'identity', state: 'checked', method: 'seen', evidence: 'passport', date: '2026-03-03' },
  { fact: 'birth-date', state: 'checked', method: 'seen', evidence: 'aadhaar-masked', date: '2026-03-03' },
  { fact: 'photo', state: 'checked', method: 'compared', evidence: 'voter-id', date: '2026-03-03' },
  { fact: 'phone', state: 'checked', method: 'code', evidence: null, date: '2026-03-03' },
  { fact: 'email', state: 'checked', method: 'service', evidence: null, date: '2026-03-03' },
  { fact: 'marital', state: 'said', ...nothing },
  { fact: 'education', state: 'checked', method: 'seen', evidence: 'certificate', date: '2026-03-03' },
  { fact: 'employment', state: 'lapsed', method: 'code', evidence: null, date: '2025-03-31' },
  { fact: 'abroad', state: 'unstated', ...nothing },
  { fact: 'income', state: 'said', ...nothing },
];

it('says all ten lines in both languages', () => {
  expect(LINES.map((line) => checkSentence(line, en, 'en'))).toEqual([
    'Identity: passport seen by our team, 3 March 2026',
    'Date of birth: masked Aadhaar seen by our team, 3 March 2026',
    'Photo matches the document: photo and voter ID card compared by our team, 3 March 2026',
    'Mobile number: verified by a code, 3 March 2026',
    'Email: verified by the login service, 3 March 2026',
    'Marital status: stated by the family, not checked',
    'Degree: degree certificate seen by our team, 3 March 2026',
    'Employment: checked March 2025, lapsed',
    'Residence abroad: not stated',
    'Income: stated by the family, not checked',
  ]);
  expect(LINES.map((line) => checkSentence(line, te, 'te'))).toEqual([
    'గుర్తింపు: మా బృందం పాస్‌పోర్టు చూసింది, 3 మార్చి 2026',
    'పుట్టిన తేదీ: మా బృందం 8 అంకెలు కప్పిన ఆధార్ చూసింది, 3 మార్చి 2026',
    'ఫోటో పత్రంతో సరిపోలింది: మా బృందం ఫోటోను ఓటరు గుర్తింపు కార్డు‌తో పోల్చి చూసింది, 3 మార్చి 2026',
    'మొబైల్ నంబరు: కోడ్‌తో నిర్ధారించారు, 3 మార్చి 2026',
    'ఇమెయిల్: లాగిన్ సేవ (ఉదా. Google) నిర్ధారించింది, 3 మార్చి 2026',
    'వైవాహిక స్థితి: కుటుంబం చెప్పినది, మేము పరిశీలించలేదు',
    'డిగ్రీ: మా బృందం డిగ్రీ సర్టిఫికెట్ చూసింది, 3 మార్చి 2026',
    'ఉద్యోగం: మార్చి 2025లో పరిశీలించాం, గడువు ముగిసింది',
    'విదేశాల్లో నివాసం: ఏమీ చెప్పలేదు',
    'ఆదాయం: కుటుంబం చెప్పినది, మేము పరిశీలించలేదు',
  ]);
});

it.each([
  ['photo', 'said', 'Photo matches the document: not compared by our team', 'ఫోటో పత్రంతో సరిపోలింది: మా బృందం పోల్చి చూడలేదు'],
  ['photo', 'unstated', 'Photo matches the document: no photo to compare', 'ఫోటో పత్రంతో సరిపోలింది: పోల్చి చూసేందుకు ఫోటో లేదు'],
  ['identity', 'said', 'Identity: not checked', 'గుర్తింపు: మేము పరిశీలించలేదు'],
] as const)('quotes no family on what only the team finds: %s, %s', (fact, state, english, telugu) => {
  const line: CheckLine = { fact, state, ...nothing };
  expect([checkSentence(line, en, 'en'), checkSentence(line, te, 'te')]).toEqual([english, telugu]);
});

it('says that no one saw a document of a member who was vouched for', () => {
  const line: CheckLine = { fact: 'identity', state: 'vouched', ...nothing };
  expect(checkSentence(line, en, 'en')).toBe('Identity: vouched for beforehand, no document seen');
});
