import { scoreParts, scoreTotal } from '@kalyanam/shared/team/score';
import type { Profile } from '../../../profiles/profile/profile.entity.js';
import { scoreFacts, type Evidence } from './score-facts.js';

const profile = {
  name: 'Asha Reddy',
  dob: '1998-04-12',
  gender: 'female',
  caste: 'reddy',
  subcaste: null,
  gothra: 'Kasyapa',
  maritalStatus: 'never-married',
  heightInches: 64,
  complexion: 'wheatish',
  education: 'masters',
  occupation: 'private',
  annualIncome: '10-15',
  workType: 'india',
  workState: 'telangana',
  workCity: 'Hyderabad',
  workCountry: null,
  workAddress: null,
  familyState: 'telangana',
  familyCity: 'Hyderabad',
  familyAddress: null,
  selfSummary: 'I love music',
  expectations: 'A kind man',
} as Profile;
const user = { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date() };
const number = { last4: '2346', wellFormed: true, erased: false };
const evidence: Evidence = {
  masks: { identity: { ...number, kind: 'aadhaar' as const }, pan: { ...number, last4: '234L' } },
  documents: { identity: 'aadhaar' as const, pan: true },
  photoCount: 1,
};
const score = (changed: Partial<Evidence> = {}, row = profile) =>
  scoreTotal(scoreParts(scoreFacts(user, row, { ...evidence, ...changed })));

describe('the verification score', () => {
  it('is 100 when everything is there', () => {
    expect(score()).toBe(100);
  });

  it.each<[string, Partial<Evidence>, number]>([
    [
      'a failing Aadhaar checksum',
      { masks: { ...evidence.masks, identity: { ...number, kind: 'aadhaar', wellFormed: false } } },
      85,
    ],
    [
      'an erased Aadhaar number',
      { masks: { ...evidence.masks, identity: { ...number, kind: 'aadhaar', erased: true } } },
      85,
    ],
    ['no PAN number', { masks: { ...evidence.masks, pan: null } }, 95],
    ['no documents', { documents: { identity: null, pan: false } }, 75],
    ['no photo', { photoCount: 0 }, 85],
  ])('loses its part for %s', (_, changed, expected) => {
    expect(score(changed)).toBe(expected);
  });

  it('drops the share of a profile that breaks a rule', () => {
    expect(score({}, { ...profile, selfSummary: ' ' })).toBe(90);
  });
});
