import { IDENTITY_MESSAGES, isWellFormed, plainIdentityNumber } from './identity-number.js';
import { MESSAGES } from '../../base/messages.js';
import type { DocumentKind } from '../../base/vocabulary/documents.js';
import { IDENTITY_RULES } from './identity.rules.js';
import { refusals } from '../../base/rule.js';

const refused = (form: object) => refusals(IDENTITY_RULES, form);

describe('the document of identity', () => {
  it('is an Aadhaar where none is named, by the specified rule and sentence', () => {
    expect(refused({})).toEqual({ aadhaarNumber: MESSAGES.required });
    expect(refused({ identityKind: 'aadhaar', aadhaarNumber: '4968 5824' })).toEqual({
      aadhaarNumber: 'Please enter a valid 12-digit Aadhaar number',
    });
    expect(refused({ aadhaarNumber: '4968 5824 1235' })).toEqual({});
    expect(refused({ identityKind: 'aadhaar', identityNumber: 'K1234567' })).toEqual({
      aadhaarNumber: MESSAGES.required,
    });
  });

  it('C7 test 8: of a masked Aadhaar only the last four digits are taken, never all twelve', () => {
    const masked = (identityNumber: string) => refused({ identityKind: 'aadhaar-masked', identityNumber });
    expect(masked('1235')).toEqual({});
    for (const typed of ['4968 5824 1235', '496858241235', 'XXXX XXXX 1235', '123', '12345'])
      expect(masked(typed)).toEqual({ identityNumber: IDENTITY_MESSAGES.lastFour });
  });

  it.each(['passport', 'driving-licence', 'voter-id'])(
    '%s: an unusual form is no reason to refuse it',
    (identityKind) => {
      const other = (identityNumber: string) => refused({ identityKind, identityNumber });
      for (const typed of ['K1234567', 'z 0-00000', 'AP/01/002/123456', 'DL-04 2011 0149646'])
        expect(other(typed)).toEqual({});
      for (const typed of ['1234', 'K12 345*', 'K'.repeat(21), ' '.repeat(20) + 'K1234', 'కె1234567'])
        expect(other(typed)).toEqual({ identityNumber: IDENTITY_MESSAGES.number });
      expect(other('')).toEqual({ identityNumber: MESSAGES.required });
    },
  );

  it('has one number: the field of another document is not read, but never long', () => {
    const passport = { identityKind: 'passport', identityNumber: 'K1234567' };
    expect(refused({ ...passport, aadhaarNumber: 'abc' })).toEqual({});
    expect(refused({ ...passport, aadhaarNumber: '1'.repeat(25) })).toEqual({ aadhaarNumber: MESSAGES.aadhaar });
    expect(refused({ identityKind: 'ration-card', aadhaarNumber: '496858241235' })).toEqual({
      identityKind: MESSAGES.choice,
    });
  });
});

describe('the form of a number', () => {
  it('does not depend on spaces, hyphens and case', () => {
    expect(plainIdentityNumber(' dl-04 2011–0149646 ')).toBe('DL0420110149646');
  });

  it.each<[DocumentKind, string, boolean]>([
    ['aadhaar', '496858241235', false],
    ['aadhaar', '234123412346', true],
    ['aadhaar', '23412341234', false],
    ['aadhaar-masked', '1235', true],
    ['passport', 'K1234567', true],
    ['passport', 'Q1234567', false],
    ['passport', 'K0234567', false],
    ['passport', 'K12345678', false],
    ['voter-id', 'ABC1234567', true],
    ['voter-id', 'AB1234567', false],
    ['driving-licence', 'AP0320110012345', true],
    ['driving-licence', 'AP032011001234', false],
    ['pan', 'ABCDE1234F', true],
    ['pan', 'ABCD1234F', false],
  ])('%s %s: as usual %s', (kind, plain, holds) => {
    expect(isWellFormed(kind, plain)).toBe(holds);
  });
});
