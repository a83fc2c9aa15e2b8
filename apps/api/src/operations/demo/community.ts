/** The demo community: the same members every time, with ages and dates relative to a given day. */
import type { ProfileFields } from '@kalyanam/shared/topics/profile/fields';
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { DocumentKind, IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { ContactVisibility, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { gothrasOf, SUBCASTE_NOT_LISTED, type ToldGothras } from './gothras-of.js';
import { horoscopeOf, type DemoHoroscope } from './horoscope-of.js';
import { identityOf, type DemoIdentity } from './identity-of.js';
import { journeyOf, STATUSES, type Journey } from './journey.js';
import { personName, type PersonName } from './names.js';
import { personOf, type PersonWish } from './person.js';
import type { PortraitSpec } from './portraits.js';
import { seededRandom, type Random } from './random.js';
import type { Roots } from './roots.js';
import { hiding, HIDDEN_FROM_MISFITS, type DemoWishes } from './wishes-of.js';
import { SIGN_INS } from './sign-ins.js';

export interface DemoMember extends Journey, Roots, DemoIdentity {
  wished: DemoWishes;
  /** Null: nothing is said of the birth. */
  horoscope: DemoHoroscope | null;
  /** 'm001' and so on. */
  key: string;
  fields: ProfileFields;
  email: string;
  phone: string;
  /** R52: the own number, where the other one is the family's in India. */
  phoneAbroad: string | null;
  gothras: ToldGothras;
  panNumber?: string;
  contactVisibility: ContactVisibility;
  portraits: PortraitSpec[];
  documents: DocumentKind[];
}

const FIRST_PHONE = 9_000_000_001;
const DAY_MS = 86_400_000;
const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The fourth letter of a PAN names the kind of holder; there is no kind X. */
const panNumber = (index: number): string =>
  `DEMX${'KALYN'[index % 5]}${digits(Math.floor(index / 5) % 10_000, 4)}${'AEIOUY'[Math.floor(index / 50_000)]}`;

function wishOf(gender: Gender, serial: number, random: Random): PersonWish {
  const reddy = !random.chance(0.02);
  return { name: personName(gender, serial, reddy), gender, reddy };
}

/** Keeps emails unique: repeated names get a number. */
function mailbox(): (name: PersonName) => string {
  const taken = new Map<string, number>();
  return ({ given, family }) => {
    const local = `${given}.${family}`.toLowerCase();
    const times = (taken.get(local) ?? 0) + 1;
    taken.set(local, times);
    return `${local}${times === 1 ? '' : times}@example.com`;
  };
}

function documentsOf(
  status: Journey['verificationStatus'],
  kind: IdentityKind,
  withPan: boolean,
  random: Random,
): DocumentKind[] {
  if (status !== 'semi-verified') return [];
  return [...(random.chance(0.92) ? [kind] : []), ...(withPan && random.chance(0.8) ? ['pan' as const] : [])];
}

/** Optional choices have their own random source: adding one to the catalogue changes nothing else about anyone. */
const CHOICES_FROM = 1_000_000;
const ROOTS_FROM = 2_000_000;
const WISHES_FROM = 3_000_000;
const STARS_FROM = 4_000_000;
const LOOKS_FROM = 5_000_000;
/** Members with a known birth, by status. */
const BORN_AS: Readonly<Partial<Record<VerificationStatus, 'published' | 'border'>>> = {
  verified: 'published',
  'semi-verified': 'border',
};

/** One of the numbers that are reserved for examples. */
const NUMBER_IN_DALLAS = '+12145550142';

const isGroomInDallas = ({ fields, emailVerified, phoneVerified }: DemoMember): boolean =>
  fields.gender === 'male' && fields.workLocation.city === 'Dallas' && emailVerified && phoneVerified;

/** Days without a confirmation, for members who log in to see the question. */
const UNCONFIRMED_DAYS = [29, 61, 89] as const;

function leaveUnconfirmed(members: readonly DemoMember[], now: Date): void {
  const today = dayStartInIndia(now).getTime();
  const longAgo = new Date(today - 100 * DAY_MS);
  const settled = members
    .slice(SIGN_INS.length)
    .filter(
      ({ verificationStatus, isActive, decidedAt }) =>
        verificationStatus === 'verified' && isActive && decidedAt && decidedAt < longAgo,
    );
  for (const [index, days] of UNCONFIRMED_DAYS.entries()) {
    const member = settled[index];
    if (member) member.confirmedAt = new Date(today - days * DAY_MS);
  }
}

/** `count` members, 0 to 100,000; a smaller community is the beginning of a larger one. */
export function demoCommunity(count: number, now: Date): DemoMember[] {
  const emailOf = mailbox();
  const serials: Record<Gender, number> = { female: 0, male: 0 };
  const members = Array.from({ length: count }, (_, index): DemoMember => {
    const random = seededRandom(index);
    const signIn = SIGN_INS[index];
    const gender = signIn?.wish.gender ?? random.pick(['female', 'male'] as const);
    const wish = signIn?.wish ?? wishOf(gender, serials[gender]++, random);
    const journey = journeyOf(signIn?.status ?? random.weighted(STATUSES), now, random);
    const withPan = random.chance(0.55);
    const key = `m${digits(index + 1, 3)}`;
    const gothras = gothrasOf(key);
    const person = personOf(wish, now, random, {
      choices: seededRandom(CHOICES_FROM + index),
      roots: seededRandom(ROOTS_FROM + index),
      wishes: seededRandom(WISHES_FROM + index),
      looks: seededRandom(LOOKS_FROM + index),
    });
    const identity = identityOf(index, person.fields.workLocation.type === 'nri', random);
    return {
      key,
      ...person,
      fields: {
        ...person.fields,
        gothra: gothras.own ?? person.fields.gothra,
        subcaste: SUBCASTE_NOT_LISTED[key] ?? person.fields.subcaste,
      },
      horoscope: horoscopeOf(
        {
          dob: person.fields.dob,
          verified: journey.verificationStatus === 'verified',
          as: (signIn && BORN_AS[signIn.status]) ?? 'anyone',
        },
        seededRandom(STARS_FROM + index),
      ),
      wished: key === HIDDEN_FROM_MISFITS ? hiding(person.wished) : person.wished,
      gothras,
      email: signIn?.email ?? emailOf(wish.name),
      phone: String(FIRST_PHONE + index),
      phoneAbroad: null,
      ...identity,
      ...(withPan ? { panNumber: panNumber(index) } : {}),
      ...journey,
      ...(signIn ? { isActive: true } : {}),
      ...(signIn?.status === 'not-verified' ? { emailVerified: false, phoneVerified: false } : {}),
      contactVisibility: random.chance(0.75) ? 'verified' : 'accepted',
      documents:
        signIn?.status === 'semi-verified'
          ? [identity.identityKind]
          : documentsOf(journey.verificationStatus, identity.identityKind, withPan, random),
    };
  });
  leaveUnconfirmed(members, now);
  const groom = members.find(isGroomInDallas);
  if (groom) groom.phoneAbroad = NUMBER_IN_DALLAS;
  return members;
}
