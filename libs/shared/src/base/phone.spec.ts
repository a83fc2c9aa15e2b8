import {
  allowPhoneCountries,
  dialledPhone,
  isAbroad,
  nationalPhone,
  phoneCountry,
  phoneProblem,
  plainPhone,
  readablePhone,
} from './phone.js';
import { PHONE_COUNTRIES } from './vocabulary/phone-countries.js';

const EVERY = PHONE_COUNTRIES.map(({ value }) => value);

describe('the one form of a mobile number', () => {
  it.each([
    ['9848012345', '9848012345'],
    ['98480 12345', '9848012345'],
    ['+91 98480-12345', '9848012345'],
    ['+919848012345', '9848012345'],
    ['09848012345', '9848012345'],
    ['0091 9848012345', '9848012345'],
    ['9100000000', '9100000000'],
    ['\u202d+91 98480\u00a012345\u202c', '9848012345'],
    ['98480\u201112345', '9848012345'],
    ['91 98480 12345', '9848012345'],
    ['919848012345', '9848012345'],
    ['+91 (0) 98480 12345', '9848012345'],
    ['0 91 98480 12345', '9848012345'],
    ['tel:+91-98480-12345', '9848012345'],
    ['౯౮౪౮౦ ౧౨౩౪౫', '9848012345'],
    ['\uff0b919848012345', '9848012345'],
    ['\u202a+1 (972) 555\u20110100\u202c', '+19725550100'],
    ['+1 (972) 555-0100', '+19725550100'],
    ['+1.972.555.0100', '+19725550100'],
    ['001 972 555 0100', '+19725550100'],
    ['+1 1 972 555 0100', '+19725550100'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+971 50 123 4567', '+971501234567'],
  ])('reads %j as %j', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain);
    expect(plainPhone(plain)).toBe(plain);
    expect(phoneProblem(plain)).toBeNull();
  });

  it('leaves what it cannot read as it is, to be refused', () => {
    expect(['984801234', '+86 139 0000 0000', '+91 984', 'sita', ''].map(plainPhone)).toEqual([
      '984801234',
      '+8613900000000',
      '+91984',
      'sita',
      '',
    ]);
  });

  it('shows its country, because no calling code begins another', () => {
    for (const code of EVERY) expect(EVERY.filter((other) => other.startsWith(code))).toEqual([code]);
    expect(phoneCountry('9848012345')).toBe('91');
    expect(phoneCountry('+19725550100')).toBe('1');
    expect(phoneCountry('+97150123456')).toBe('971');
    expect(phoneCountry('+8613900000000')).toBeNull();
    expect([isAbroad('9848012345'), isAbroad('+19725550100')]).toEqual([false, true]);
    expect([nationalPhone('9848012345'), nationalPhone('+353851234567')]).toEqual(['9848012345', '851234567']);
  });
});

describe('a number as it is read and dialled', () => {
  it.each([
    ['9848012345', '9848012345', '+919848012345'],
    ['+19725550100', '+1 972 555 0100', '+19725550100'],
    ['+447700900123', '+44 7700 900123', '+447700900123'],
    ['+61412345678', '+61 412 345 678', '+61412345678'],
    ['+4915112345678', '+49 151 1234 5678', '+4915112345678'],
    ['+971501234567', '+971 50 123 4567', '+971501234567'],
    ['+6581234567', '+65 8123 4567', '+6581234567'],
    ['+642112345', '+64 21 123 45', '+642112345'],
    ['+641234567', '+64 12 345 67', '+641234567'],
    ['+353851234567', '+353 85 123 4567', '+353851234567'],
  ])('%s', (phone, read, dialled) => {
    expect(readablePhone(phone)).toBe(read);
    expect(dialledPhone(phone)).toBe(dialled);
  });
});

describe('what is wrong with a typed number', () => {
  it.each([
    ['9848012345', null],
    ['+919848012345', null],
    ['+91 98480 12345', null],
    ['+19725550100', null],
    ['+1 972 555 0100', null],
    ['5848012345', 'indian'],
    ['98480 12345', 'indian'],
    ['+91 5848012345', 'indian'],
    ['+91 98480', 'indian'],
    ['19725550100', 'indian'],
    ['', 'indian'],
    ['+1 97255', 'abroad'],
    ['+1 972 555 0100 ext', 'abroad'],
    ['+971 123456789012345', 'abroad'],
    ['+86 139 0000 0000', 'country'],
    ['+', 'abroad'],
  ])('%j: %s', (typed, problem) => {
    expect(phoneProblem(typed)).toBe(problem);
  });

  it('is its country where the settings do not name it', () => {
    allowPhoneCountries(['91', '44']);
    expect([phoneProblem('+19725550100'), phoneProblem('+447700900123'), phoneProblem('+919848012345')]).toEqual([
      'country',
      null,
      null,
    ]);
    allowPhoneCountries(EVERY);
    expect(phoneProblem('+19725550100')).toBeNull();
  });
});
