/**
 * Facts about a member with few possible values, packed into one number, so that one operation compares all of them.
 */
import {
  CASTES,
  GENDERS,
  MARITAL_STATUSES,
  type Caste,
  type Gender,
  type MaritalStatus,
} from '@kalyanam/shared/base/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import {
  ACCOUNT_STATUSES,
  VERIFICATION_STATUSES,
  type AccountStatus,
  type VerificationStatus,
} from '@kalyanam/shared/base/vocabulary/status';

export interface MemberWords {
  readonly verification: VerificationStatus;
  readonly account: AccountStatus;
  readonly gender: Gender;
  readonly maritalStatus: MaritalStatus;
  readonly caste: Caste;
  readonly online: boolean;
  readonly emailProved: boolean;
  readonly phoneProved: boolean;
  readonly hasPhotos: boolean;
  /** Has an open case. */
  readonly waits: boolean;
}

const YES_OR_NO: readonly boolean[] = [false, true];
const VALUES: { readonly [Name in keyof MemberWords]: readonly MemberWords[Name][] } = {
  verification: valuesOf(VERIFICATION_STATUSES),
  account: valuesOf(ACCOUNT_STATUSES),
  gender: valuesOf(GENDERS),
  maritalStatus: valuesOf(MARITAL_STATUSES),
  caste: valuesOf(CASTES),
  online: YES_OR_NO,
  emailProved: YES_OR_NO,
  phoneProved: YES_OR_NO,
  hasPhotos: YES_OR_NO,
  waits: YES_OR_NO,
};
const NAMES = Object.keys(VALUES) as (keyof MemberWords)[];

interface Place {
  readonly shift: number;
  readonly mask: number;
}

/** Set in the cell of every member: a cell of 0 is a free position. */
const SOMEONE = 1;
const PLACES = {} as Record<keyof MemberWords, Place>;
let bits = 1;
for (const name of NAMES) {
  const width = 32 - Math.clz32(VALUES[name].length - 1);
  PLACES[name] = { shift: bits, mask: ((1 << width) - 1) << bits };
  bits += width;
}
/** Every cell is below this. */
export const CELLS = 1 << bits;

function codeOf<Name extends keyof MemberWords>(name: Name, value: MemberWords[Name]): number {
  const code = VALUES[name].indexOf(value);
  if (code < 0) throw new Error(`No ${name} is called ${String(value)}`);
  return code << PLACES[name].shift;
}

export const cellOf = (words: MemberWords): number =>
  NAMES.reduce((cell, name) => cell | codeOf(name, words[name]), SOMEONE);

export const wordOf = <Name extends keyof MemberWords>(cell: number, name: Name): MemberWords[Name] =>
  VALUES[name][(cell & PLACES[name].mask) >>> PLACES[name].shift]!;

/** Cells with all of these facts have `value` under `mask`. */
export function asked(words: Partial<MemberWords>): { readonly mask: number; readonly value: number } {
  let [mask, value] = [SOMEONE, SOMEONE];
  for (const name of NAMES) {
    const word = words[name];
    if (word === undefined) continue;
    mask |= PLACES[name].mask;
    value |= codeOf(name, word);
  }
  return { mask, value };
}
