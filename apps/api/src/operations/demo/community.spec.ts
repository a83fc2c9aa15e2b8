import { en as SUBCASTE_NAMES } from '@kalyanam/shared/base/domain/subcastes.en';
import { SIBLING_RULES } from '@kalyanam/shared/topics/profile/siblings';
import { ageOn, dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { emailFormat } from '@kalyanam/shared/topics/account/account-fields';
import { IDENTITY_RULES } from '@kalyanam/shared/topics/verification/identity.rules';
import { phoneFormat } from '@kalyanam/shared/topics/account/phone.rule';
import { DETAILS_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import { verhoeffHolds } from '@kalyanam/shared/base/verhoeff';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { citiesOf } from '../../profiles/places/cities.js';
import { subcasteKey } from '../../platform/text-keys/subcaste-key.js';
import { HIDDEN_FROM_MISFITS } from './wishes-of.js';
import { MENARIKAM, NOT_LISTED, SPELLED_APART, SUBCASTE_NOT_LISTED } from './gothras-of.js';
import { demoCommunity, type DemoMember } from './community.js';

const now = new Date();
const members = demoCommunity(1000, now);
const values = <T>(of: (member: DemoMember) => T) => members.map(of);
const share = (test: (member: DemoMember) => boolean) => members.filter(test).length / members.length;
const expectNone = (test: (member: DemoMember) => boolean) =>
  expect(members.filter(test).map(({ key }) => key)).toEqual([]);

describe('the demo community', () => {
  it('is the same at every moment of a day, with the same ages on any day', () => {
    const morning = new Date('2026-03-01T02:00:00Z');
    const evening = new Date('2026-03-01T17:00:00Z');
    const leapDay = new Date('2028-02-29T06:00:00Z');
    const ages = (day: Date) => demoCommunity(300, day).map(({ fields }) => ageOn(fields.dob, day));

    expect(demoCommunity(300, evening)).toEqual(demoCommunity(300, morning));
    expect(ages(leapDay)).toEqual(ages(morning));
  });

  it('writes texts of which none would wait for the team', () => {
    const texts = members.flatMap(({ fields }) => [
      fields.selfSummary,
      fields.expectations,
      fields.familyLocation.city,
    ]);
    expect([...new Set(texts)].filter((text) => lintNote(text).action !== 'none')).toEqual([]);
  });

  it('is the beginning of any larger one', () => {
    expect(demoCommunity(0, now)).toEqual([]);
    expect(demoCommunity(37, now)).toEqual(members.slice(0, 37));
  });

  it('follows the rules of registration', () => {
    const refused = members
      .map((member) => ({ ...refusals(PROFILE_RULES, member.fields), key: member.key }))
      .filter((found) => Object.keys(found).length > 1);

    expect(refused).toEqual([]);
    expectNone(({ email }) => emailFormat(email, {}) !== null || !email.endsWith('@example.com'));
    expectNone(({ phone }) => phoneFormat(phone, {}) !== null || !phone.startsWith('90000'));
    expectNone((member) => Object.keys(refusals(IDENTITY_RULES, member)).length > 0);
  });

  it('have one groom in Dallas with a number there beside his family’s in India', () => {
    const [groom, ...others] = demoCommunity(200, now).filter(({ phoneAbroad }) => phoneAbroad !== null);
    expect(others).toEqual([]);
    expect(groom?.fields.workLocation.city).toBe('Dallas');
    expect(phoneFormat(groom?.phoneAbroad, {})).toBeNull();
  });

  it('has couples of one gothra in two spellings, one gothra in no list, and a menarikam', () => {
    const byKey = new Map(members.map((member) => [member.key, member]));
    const mayMeet = (woman: string, man: string) =>
      [byKey.get(woman), byKey.get(man)].map((one) => [one?.fields.gender, one?.verificationStatus, one?.isActive]);
    const verified = [
      ['female', 'verified', true],
      ['male', 'verified', true],
    ];
    const gothra = (key: string) => byKey.get(key)?.fields.gothra ?? '';
    expect(SPELLED_APART).toHaveLength(5);
    for (const { woman, man } of SPELLED_APART) {
      expect(mayMeet(woman, man)).toEqual(verified);
      expect(gothra(woman)).not.toBe(gothra(man));
    }
    expect(mayMeet(...NOT_LISTED.keys)).toEqual(verified);
    expect(values((member) => member).filter(({ fields }) => fields.gothra === NOT_LISTED.gothra)).toHaveLength(2);
    expect(mayMeet(MENARIKAM.woman, MENARIKAM.man)).toEqual(verified);
    expect(byKey.get(MENARIKAM.man)).toMatchObject({
      gothras: { women: { mother: gothra(MENARIKAM.woman) }, rule: ['own', 'mother'] },
    });
    expect(gothra(MENARIKAM.man)).not.toBe(gothra(MENARIKAM.woman));
  });

  it('has a woman who shows herself only to those who meet her musts, which the verified sign-in does not', () => {
    const hidden = values((member) => member).filter(({ wished }) => wished.hideFromMisfits);
    expect(
      hidden.map(({ key, verificationStatus, isActive, fields }) => [key, verificationStatus, isActive, fields.gender]),
    ).toEqual([[HIDDEN_FROM_MISFITS, 'verified', true, 'female']]);
    expect(hidden[0]?.wished.wishes.diet).toEqual({ weight: 'must', value: ['vegetarian'] });
    expect(members[0]?.fields.diet).toBe('eggetarian');
  });

  it('tells details that follow their rules, and fits them to the rest', () => {
    const refused = members.filter(
      ({ details, siblings }) =>
        Object.keys(refusals(DETAILS_RULES, { version: 1, ...details })).length > 0 ||
        siblings.some((sibling) => Object.keys(refusals(SIBLING_RULES, sibling)).length > 0),
    );
    expect(refused.map(({ key, details }) => ({ key, details }))).toEqual([]);
    expectNone(({ details, fields }) => details.visaStatus !== undefined && fields.workLocation.type !== 'nri');
    expectNone(({ details, fields }) => details.children !== undefined && fields.maritalStatus === 'never-married');
    expectNone(({ details }) => details.nativeState !== undefined && !details.nativeDistrict);
    expectNone(({ details }) => details.fatherLiving === 'passed-away' && details.fatherWork !== undefined);
    expectNone(
      ({ details: { degree, institution } }) =>
        degree !== 'btech' && degree !== 'mtech' && /engineering/.test(institution ?? ''),
    );
    expectNone(({ details: { degree, institution } }) => degree === 'mbbs' && !/medical/.test(institution ?? ''));
    expectNone(({ siblings, fields }) =>
      siblings.some(
        ({ relation, work }) =>
          /^Studying/.test(work ?? '') && (relation.startsWith('elder') || ageOn(fields.dob, now) > 25),
      ),
    );
    expectNone(({ siblings }) =>
      siblings.some(({ relation, work }) => relation.endsWith('brother') && work === 'Homemaker'),
    );
    expect(share(({ details }) => details.fatherName !== undefined)).toBeGreaterThan(0.5);
  });

  it('never repeats a contact, a document number or a key', () => {
    for (const of of [
      ({ key }: DemoMember) => key,
      ({ email }: DemoMember) => email,
      ({ phone }: DemoMember) => phone,
      ({ identityKind, aadhaarNumber, identityNumber }: DemoMember) => identityKind + (aadhaarNumber ?? identityNumber),
    ]) {
      expect(new Set(values(of)).size).toBe(members.length);
    }
    const pans = values(({ panNumber }) => panNumber).filter((pan) => pan !== undefined);
    expect(new Set(pans).size).toBe(pans.length);
  });

  it('has identity numbers that are well-formed but never issued', () => {
    const NEVER_ISSUED = {
      aadhaar: /^[01]/,
      'aadhaar-masked': /^\d{4}$/,
      passport: /^Z/,
      'driving-licence': /^XX/,
      'voter-id': /^XXX/,
    };
    expectNone(
      (member) => !NEVER_ISSUED[member.identityKind].test(member.aadhaarNumber ?? member.identityNumber ?? ''),
    );
    expectNone(({ aadhaarNumber }) => aadhaarNumber !== null && !verhoeffHolds(aadhaarNumber));
    expect(new Set(values(({ identityKind }) => identityKind)).size).toBe(5);
    expectNone(({ panNumber }) => panNumber !== undefined && panNumber[3] !== 'X');
  });

  it('starts with one known sign-in per status', () => {
    expect(members.slice(0, 4)).toMatchObject([
      { email: 'verified@example.com', phone: '9000000001', verificationStatus: 'verified', isActive: true },
      { email: 'semi@example.com', phone: '9000000002', verificationStatus: 'semi-verified', documents: ['aadhaar'] },
      { email: 'new@example.com', phone: '9000000003', verificationStatus: 'not-verified', emailVerified: false },
      { email: 'rejected@example.com', phone: '9000000004', verificationStatus: 'rejected' },
    ]);
  });

  it('has every status, both genders, India and abroad in plausible shares', () => {
    expect(values(({ verificationStatus }) => verificationStatus)).toEqual(
      expect.arrayContaining(VERIFICATION_STATUSES.map(({ value }) => value)),
    );
    expect(share(({ verificationStatus }) => verificationStatus === 'verified')).toBeGreaterThan(0.6);
    expect(share(({ fields }) => fields.gender === 'female')).toBeCloseTo(0.5, 1);
    expect(share(({ fields }) => fields.workLocation.type === 'nri')).toBeCloseTo(0.3, 1);
    expect(share(({ portraits }) => portraits.length === 0)).toBeCloseTo(0.15, 1);
    expect(share(({ isActive }) => isActive)).toBeGreaterThan(0.9);
    expectNone(({ portraits }) => portraits.length > 3);
  });

  it('is of marriage age', () => {
    expectNone(({ fields }) => ageOn(fields.dob, now) < (fields.gender === 'female' ? 21 : 23));
    expect(share(({ fields }) => ageOn(fields.dob, now) <= 36)).toBeGreaterThan(0.85);
  });

  it('keeps the order of registration, queue and decision', () => {
    const today = dayStartInIndia(now);
    expectNone(({ registeredAt, lastActiveAt }) => registeredAt > lastActiveAt || lastActiveAt > today);
    expectNone(({ queuedAt, registeredAt }) => queuedAt !== null && queuedAt < registeredAt);
    expectNone(({ queuedAt, decidedAt }) => decidedAt !== null && (queuedAt === null || decidedAt < queuedAt));
    expectNone(({ decidedAt }) => decidedAt !== null && decidedAt > today);
  });

  it('has three who have not confirmed for 29, 61 and 89 days', () => {
    const today = dayStartInIndia(now).getTime();
    const days = values(({ isActive, confirmedAt }) => (isActive ? (today - confirmedAt.getTime()) / 86_400_000 : 0));
    expect(days).toEqual(expect.arrayContaining([29, 61, 89]));
    expectNone(({ lastActiveAt, confirmedAt }) => confirmedAt > lastActiveAt);
  });

  it('agrees with the verification status', () => {
    expectNone(({ verificationStatus, emailVerified, phoneVerified }) =>
      verificationStatus === 'not-verified' ? emailVerified && phoneVerified : !(emailVerified && phoneVerified),
    );
    expectNone(
      ({ verificationStatus, decidedAt }) => ['verified', 'rejected'].includes(verificationStatus) !== !!decidedAt,
    );
    expectNone(({ verificationStatus, queuedAt }) => (verificationStatus === 'not-verified') !== (queuedAt === null));
    expectNone(
      ({ verificationStatus, rejectionNotes }) => (verificationStatus === 'rejected') !== (rejectionNotes !== null),
    );
    expectNone(({ documents, panNumber }) => documents.includes('pan') && panNumber === undefined);
  });

  it('writes texts of 150 to 500 characters with every blank filled', () => {
    for (const text of members.flatMap(({ fields }) => [fields.selfSummary, fields.expectations])) {
      expect(text.length).toBeGreaterThanOrEqual(150);
      expect(text.length).toBeLessThanOrEqual(500);
      expect(text).not.toMatch(/[{}]|undefined| {2}/);
    }
    expect(new Set(values(({ fields }) => fields.selfSummary)).size).toBeGreaterThan(950);
    expect(share(({ fields }) => /[\u0C00-\u0C7F]/.test(fields.selfSummary))).toBeGreaterThan(0.01);
  });

  it('lives in listed cities, and has listed subcastes but for two families', () => {
    const listed = (state: string, city: string) => citiesOf(state).some(({ label }) => label === city);
    expectNone(({ fields }) => !listed(fields.familyLocation.state, fields.familyLocation.city));
    expectNone(
      ({ fields: { workLocation } }) =>
        workLocation.type === 'india' && !listed(workLocation.state ?? '', workLocation.city ?? ''),
    );
    const subcastes = Object.values(SUBCASTE_NAMES).map((value) => ({ value, label: value }));
    const unlisted = members.filter(({ fields }) => !!fields.subcaste && !isValueOf(subcastes, fields.subcaste));
    expect(Object.fromEntries(unlisted.map(({ key, fields }) => [key, fields.subcaste]))).toEqual(SUBCASTE_NOT_LISTED);
    expect(new Set(Object.values(SUBCASTE_NOT_LISTED).map(subcasteKey)).size).toBe(1);
  });

  it('keeps contacts unique among 5,000 members', () => {
    const many = demoCommunity(5_000, now);
    expect(new Set(many.map(({ email }) => email)).size).toBe(many.length);
    expect(new Set(many.map(({ phone }) => phone)).size).toBe(many.length);
    const whole = many.flatMap(({ aadhaarNumber, identityNumber, identityKind }) =>
      identityKind === 'aadhaar-masked' ? [] : [aadhaarNumber ?? identityNumber],
    );
    expect(new Set(whole).size).toBe(whole.length);
  });
});
