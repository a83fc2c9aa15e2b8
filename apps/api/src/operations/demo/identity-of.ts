/** Documents of identity of the demonstration: each kind is there, and no number of them was ever issued. */
import { verhoeffDigit } from '@kalyanam/shared/base/verhoeff';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { Random } from './random.js';

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** Aadhaar numbers that start with 0 or 1 are never issued. */
function aadhaarOf(index: number, random: Random): string {
  const body = digits(random.whole(0, 199_999), 6) + digits(index, 5);
  return body + verhoeffDigit(body);
}

/** Numbers of passports begin with another letter than Z; there is no state XX, and no constituency XXX. */
const OTHER_NUMBERS: Readonly<Record<Exclude<IdentityKind, 'aadhaar'>, (index: number) => string>> = {
  'aadhaar-masked': (index) => digits(index % 10_000, 4),
  passport: (index) => `Z1${digits(index, 6)}`,
  'driving-licence': (index) => `XX01${digits(index, 11)}`,
  'voter-id': (index) => `XXX${digits(index, 7)}`,
};

function kindOf(index: number, abroad: boolean): IdentityKind {
  if (abroad && index % 2 === 0) return 'passport';
  if (index % 11 === 7) return 'driving-licence';
  if (index % 13 === 8) return 'voter-id';
  return index % 17 === 9 ? 'aadhaar-masked' : 'aadhaar';
}

export interface DemoIdentity {
  identityKind: IdentityKind;
  aadhaarNumber: string | null;
  identityNumber: string | null;
}

export function identityOf(index: number, abroad: boolean, random: Random): DemoIdentity {
  const aadhaar = aadhaarOf(index, random);
  const identityKind = kindOf(index, abroad);
  return identityKind === 'aadhaar'
    ? { identityKind, aadhaarNumber: aadhaar, identityNumber: null }
    : { identityKind, aadhaarNumber: null, identityNumber: OTHER_NUMBERS[identityKind](index) };
}
