import { REGISTRATION_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { refusals } from '@kalyanam/shared/base/rule';
import { calls } from '../support/requests/requests.js';
import { newRegistration } from '../support/make/example.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

type Body = Record<string, unknown>;

const years = (count: number): string => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - count);
  return date.toISOString().slice(0, 10);
};
const work = (workLocation: unknown): Body => ({ workLocation });
const family = (familyLocation: unknown): Body => ({ familyLocation });
const without = (field: string): Body => ({ [field]: undefined });

/** Changes to a valid registration. Every row is checked by the shared rules and by the API. */
const CHANGES: readonly Body[] = [
  {},
  ...Object.keys(registrationExample()).map(without),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: null })),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: '' })),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: '   ' })),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: 7 })),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: ['a'] })),
  ...Object.keys(registrationExample()).map((field) => ({ [field]: {} })),
  { email: 'not an address' },
  { email: 'a@b' },
  { email: ' Spaced@Example.com ' },
  { email: `${'a'.repeat(250)}@example.com` },
  { phone: '5848012345' },
  { phone: '98480123456' },
  { phone: '+919848012345' },
  { password: 'short1A' },
  { password: 'alllowercase1' },
  { password: 'ALLUPPERCASE1' },
  { password: 'NoDigitsHere' },
  { password: 'With space 1A' },
  { password: 'Hash#Sign1234' },
  { password: `Aa1${'x'.repeat(126)}` },
  { name: 'A' },
  { name: ' A ' },
  { name: 'అనిత రెడ్డి' },
  { name: 'x'.repeat(101) },
  { dob: years(17) },
  { dob: years(18) },
  { dob: years(81) },
  { dob: '1998-02-30' },
  { dob: '14/05/1998' },
  { dob: '1998-05-14T00:00:00Z' },
  { gender: 'other' },
  { gender: 'Male' },
  { caste: 'others', subcaste: null },
  { subcaste: 'x'.repeat(81) },
  { gothra: 'x'.repeat(81) },
  { maritalStatus: 'single' },
  { height: '4.6' },
  { height: '4.5' },
  { height: `5'10"` },
  { height: '6.4' },
  { height: '5.12' },
  { height: 5.4 },
  { complexion: 'very fair' },
  { education: 'btech' },
  { occupation: 'none' },
  { annualIncome: '50+' },
  { annualIncome: '3-4' },
  work({ type: 'india' }),
  work({ type: 'domestic', state: 'telangana', city: 'Hyderabad' }),
  work({ type: 'nri', country: 'usa' }),
  work({ type: 'nri', state: 'telangana', city: 'Hyderabad' }),
  work({ type: 'nri', country: 'france' }),
  work({ type: 'abroad', state: 'x', city: 'y'.repeat(81), address: 'z'.repeat(201) }),
  work({ state: 'telangana', city: 'Hyderabad' }),
  work({}),
  work([]),
  work('telangana'),
  family({ state: 'andhra-pradesh' }),
  family({ city: 'Kurnool' }),
  family({ state: 'goa', city: ['Kurnool'], address: 'z'.repeat(201) }),
  family({}),
  family([{}]),
  { expectations: 'x'.repeat(1000) },
  { expectations: 'x'.repeat(1001) },
  { selfSummary: 'x'.repeat(1001) },
  { aadhaarNumber: '012345678901' },
  { aadhaarNumber: '01234567890' },
  { aadhaarNumber: '0123-4567-8901' },
  { identityKind: 'passport' },
  { identityKind: 'passport', identityNumber: 'a-123' },
  { identityKind: 'passport', identityNumber: 'K 123 4567' },
  { identityKind: 'passport', identityNumber: 'K1234567', aadhaarNumber: 12 },
  { identityKind: 'aadhaar-masked', identityNumber: '8901' },
  { identityKind: 'aadhaar-masked', identityNumber: '0123 4567 8901' },
  { identityKind: 'ration-card', identityNumber: '1' },
  { panNumber: null },
  { panNumber: 'abcde1234f' },
  { panNumber: 'ABCD1234F' },
  { agreeTerms: false },
  { agreeTerms: 'true' },
  { agreeTerms: 1 },
  { email: 'x', phone: 'x', password: 'x', workLocation: null, familyLocation: null, agreeTerms: false },
];

describe('the rules of a registration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const row = (change: Body): string => JSON.stringify(change, (_, value: unknown) => value ?? null).slice(0, 90);

  it.each(CHANGES.map((change): [string, Body] => [row(change), change]))('agree on %s', async (_, change) => {
    const body = { ...newRegistration(), ...change };
    const expected = refusals(REGISTRATION_RULES, JSON.parse(JSON.stringify(body)));
    const answer = await calls(test).post('/auth/register', body);
    expect(answer.body.fields ?? {}).toEqual(expected);
    expect(answer.status).toBe(Object.keys(expected).length === 0 ? 201 : 400);
  });
});
