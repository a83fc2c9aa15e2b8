import { NAME_MESSAGES } from './profile/detail-messages.js';
import { bornBy } from '../base/india-time.js';
import { ADMIN_MESSAGES } from '../team/messages.js';
import { LIMITS } from '../base/limits.js';
import { MESSAGES } from '../base/messages.js';
import { FOR_PASSWORD_MANAGERS, holdsPart, PASSWORD_PARTS } from './account/password-parts.js';
import { FIELD_NAMES, fieldSpec } from './profile/fields.js';
import { ADMIN_LOGIN_RULES, COUPON_RULES } from '../team/admin.rules.js';
import { BROWSE_RULES } from './matching/browse.rules.js';
import { fileRefusal } from './photos/files.js';
import { REGISTRATION_RULES } from './profile/profile.rules.js';
import { given, optionalYesOrNo, plainForm, refusals } from '../base/rule.js';
import { registrationExample } from '../contracts/registration.example.js';

const refused = (changes: Record<string, unknown>) =>
  refusals(REGISTRATION_RULES, { ...registrationExample(), ...changes });
const OPTIONAL: readonly string[] = FIELD_NAMES.filter((field) => fieldSpec(field).optional);
const dobOfAge = (years: number): string => bornBy(years, new Date());

it.each(['', 'short1A', 'alllowercase1', 'ALLUPPERCASE1', 'NoDigitsHere', 'Muggulu2026', 'Abcdef1@'])(
  'the parts of a password hold together where its rule does: %j',
  (password) => {
    const whole = PASSWORD_PARTS.every((part) => holdsPart(part, password));
    expect('password' in refused({ password })).toBe(!whole);
  },
);

it('a password made up by the rules for password managers is one that is taken, and a hyphen is in neither', () => {
  const { passwordrules = '' } = FOR_PASSWORD_MANAGERS;
  const [, signs = ''] = /allowed: \[(.*)\];/.exec(passwordrules) ?? [];
  expect(passwordrules).toContain(`minlength: ${LIMITS.passwordLength.min};`);
  expect(refused({ password: `Muggulu2026${signs}` })).toEqual({});
  for (const sign of ['-', '_', '#', ' ']) {
    expect(signs).not.toContain(sign);
    expect(refused({ password: `Muggulu2026${sign}` })).toHaveProperty('password');
  }
});

describe('registration rules (section 5)', () => {
  it('accept a valid form', () => {
    expect(refused({})).toEqual({});
  });

  it.each([
    ['name', 'A', MESSAGES.name],
    ['name', ' A ', MESSAGES.name],
    ['name', 'A'.repeat(101), MESSAGES.nameTooLong],
    ['name', '😀😀', MESSAGES.nameLetters],
    ['name', '=1+1', MESSAGES.nameLetters],
    ['name', '\u200b\u200b\u200b', MESSAGES.required],
    ['name', 'Sravani\u0000', MESSAGES.nameLetters],
    ['name', '\u202eyddeR inavarS', MESSAGES.nameLetters],
    ['nameTe', 'సీత\u202e', NAME_MESSAGES.nameTe],
    ['email', 'nobody', MESSAGES.email],
    ['email', 'a@b', MESSAGES.email],
    ['email', 'a b@example.com', MESSAGES.email],
    ['email', ['a@example.com'], MESSAGES.email],
    ['email', 'a..b@example.com', MESSAGES.email],
    ['email', '\u200b', MESSAGES.required],
    ['email', `${'x'.repeat(65)}@example.com`, MESSAGES.email],
    ['email', 'a@127.0.0.1', MESSAGES.email],
    ['phone', '5848012345', MESSAGES.phone],
    ['phone', '984801234', MESSAGES.phone],
    ['phone', 9848012345, MESSAGES.phone],
    ['password', 'short1A', MESSAGES.password],
    ['password', 'alllowercase1', MESSAGES.password],
    ['password', 'ALLUPPERCASE1', MESSAGES.password],
    ['password', 'NoDigitsHere', MESSAGES.password],
    ['password', 'With space 1', MESSAGES.password],
    ['password', 'Hash#mark1', MESSAGES.password],
    ['password', `Aa1${'x'.repeat(126)}`, MESSAGES.passwordTooLong],
    ['aadhaarNumber', '12345678901', MESSAGES.aadhaar],
    ['aadhaarNumber', '12345678901a', MESSAGES.aadhaar],
    ['panNumber', 'ABCD1234F', MESSAGES.pan],
    ['panNumber', '1BCDE1234F', MESSAGES.pan],
    ['dob', '1998-02-30', MESSAGES.dob],
    ['dob', '21/11/1998', MESSAGES.dob],
    ['height', '7.0', MESSAGES.choice],
    ['gender', 'other', MESSAGES.choice],
    ['annualIncome', '60', MESSAGES.choice],
    ['selfSummary', 'x'.repeat(1001), MESSAGES.longText],
    ['selfSummary', '\u0958'.repeat(501), MESSAGES.longText],
    ['selfSummary', '\u0000\u0001', MESSAGES.required],
    ['selfSummary', '\u202e\u202c', MESSAGES.required],
    ['agreeTerms', false, MESSAGES.required],
    ['agreeTerms', 'true', MESSAGES.required],
  ])('refuse %s = %p', (field, value, sentence) => {
    expect(refused({ [field]: value })).toEqual({ [field]: sentence });
  });

  it.each([
    ['email', 'first.last+tag@sub.example.co.in'],
    ['name', 'K. V. Reddy'],
    ['name', 'శ్రావణి రెడ్డి'],
    ['password', 'Abcdef1@'],
    ['email', '\u200bsita@example.com\u00a0'],
    ['phone', '\u202d+91 98480\u00a012345\u202c'],
    ['phone', '98480 12345'],
    ['name', 'శ్రీనివాస్\u200c రెడ్డి'],
    ['nameTe', 'శ్రీనివాస్\u200c రెడ్డి'],
    ['aadhaarNumber', '4968 5824 1234'],
    ['aadhaarNumber', '\u202d4968\u20115824\u20111234\u202c'],
    ['aadhaarNumber', '౪౯౬౮ ౫౮౨౪ ౧౨౩౪'],
    ['panNumber', '\u200bＡＢＣＤＥ１２３４Ｆ'],
    ['panNumber', 'abcde1234f'],
    ['panNumber', ''],
    ['panNumber', undefined],
    ['subcaste', null],
    ['height', `5'10"`],
    ['selfSummary', 'x'.repeat(1000)],
  ])('accept %s = %p', (field, value) => {
    expect(refused({ [field]: value })).toEqual({});
  });

  it.each(
    Object.keys(registrationExample()).filter(
      (field) => ![...OPTIONAL, 'panNumber', 'workLocation', 'familyLocation'].includes(field),
    ),
  )('require %s', (field) => {
    expect(refused({ [field]: undefined })).toEqual({ [field]: MESSAGES.required });
  });

  it('accept ages from 18 to 80', () => {
    expect(refused({ dob: dobOfAge(18) })).toEqual({});
    expect(refused({ dob: dobOfAge(80) })).toEqual({});
    expect(refused({ dob: dobOfAge(17) })).toEqual({ dob: MESSAGES.underAge });
    expect(refused({ dob: dobOfAge(81) })).toEqual({ dob: MESSAGES.dob });
  });

  it('require state and city for India, and the country for work abroad', () => {
    expect(refused({ workLocation: { type: 'domestic' } })).toEqual({
      'workLocation.state': MESSAGES.required,
      'workLocation.city': MESSAGES.required,
    });
    expect(refused({ workLocation: { type: 'nri' } })).toEqual({
      'workLocation.country': MESSAGES.required,
    });
    expect(refused({ workLocation: { type: 'nri', country: 'usa' } })).toEqual({});
  });

  it('refuse a missing nested object field by field', () => {
    expect(refused({ familyLocation: undefined })).toEqual({
      'familyLocation.state': MESSAGES.required,
      'familyLocation.city': MESSAGES.required,
    });
  });
});

it('a form that follows its rules is given on as they read it', () => {
  const typed = {
    ...registrationExample(),
    name: 'శ్రీనివాస్\u200c  రెడ్డి',
    email: '\u200bsita@example.com',
    phone: '91 98480\u201112345',
    panNumber: 'abcde 1234f',
    familyLocation: { state: 'delhi', city: 'Delhi' },
  };
  expect(plainForm(REGISTRATION_RULES, typed)).toEqual({
    ...typed,
    name: 'శ్రీనివాస్ రెడ్డి',
    email: 'sita@example.com',
    phone: '9848012345',
    aadhaarNumber: '012345678901',
    panNumber: 'ABCDE1234F',
  });
});

describe('file rules (section 5)', () => {
  it('accept JPEG and PNG up to 5 MB', () => {
    expect(fileRefusal({ type: 'image/png', size: 5_242_880 })).toBeNull();
    expect(fileRefusal({ type: 'image/png', size: 5_242_881 })).toBe(MESSAGES.fileSize);
    expect(fileRefusal({ type: 'image/gif', size: 10 })).toBe(MESSAGES.fileType);
  });
});

describe('browse rules (section 3)', () => {
  it('accept single values only', () => {
    expect(refusals(BROWSE_RULES, { lookingFor: 'bride', page: '2', incomeFrom: '5-10' })).toEqual({});
    expect(Object.keys(refusals(BROWSE_RULES, { lookingFor: ['bride'], page: '0' }))).toEqual(['lookingFor', 'page']);
  });
});

describe('administrator rules (section 5)', () => {
  it('require both username and password', () => {
    expect(refusals(ADMIN_LOGIN_RULES, { username: 'padma', password: '' })).toEqual({
      password: ADMIN_MESSAGES.adminLogin,
    });
  });

  it('require a code and a discount from 0 to 100', () => {
    expect(refusals(COUPON_RULES, { code: 'UGADI', discount: 0 })).toEqual({});
    expect(refusals(COUPON_RULES, {})).toEqual({
      code: ADMIN_MESSAGES.couponRequired,
      discount: ADMIN_MESSAGES.couponRequired,
    });
    expect(refusals(COUPON_RULES, { code: 'UGADI', discount: 101 })).toEqual({
      discount: ADMIN_MESSAGES.discount,
    });
    expect(refusals(COUPON_RULES, { code: 'UGADI', discount: 9.5 })).toEqual({
      discount: ADMIN_MESSAGES.discount,
    });
  });
});

describe('what is left out', () => {
  it.each([undefined, null, '', '  ', '\u3000', '\u200b', '\u2800', '\u0301'])(
    'is %j, where a choice, date or number is expected',
    (value) => {
      expect(given(value)).toBeUndefined();
    },
  );

  it.each(['no', 0, false, []])('is not %j', (value) => {
    expect(given(value)).toBe(value);
  });

  it('is only undefined, where yes or no is expected', () => {
    for (const value of [undefined, true, false]) expect(optionalYesOrNo(value, {})).toBeNull();
    for (const value of [null, '', ' ', 'true', 0]) expect(optionalYesOrNo(value, {})).toBe(MESSAGES.choice);
  });
});
