import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { LIMITS } from '@kalyanam/shared/base/limits';

/** Every rate limit: how many points in how many seconds, and per what. */
export interface Limit {
  readonly points: number;
  /**
   * Points of an address of IPv4 where these are more: carriers put thousands of families behind one. Whatever has it
   * is guarded by account, mailbox, number or secret first, and by the address only against a flood (decision 192).
   */
  readonly shared?: number;
  /** A resolution names the number, or a text of the product does: no setting changes it. */
  readonly specified?: true;
  readonly seconds: number;
  /** Counted per network address; development widens these. */
  readonly perAddress: boolean;
  /**
   * 'database' is shared by all processes and refuses when it cannot be asked (fail closed);
   * 'memory' counts in this process.
   */
  readonly store: 'database' | 'memory';
  /**
   * Nothing gives these counts back, so that a flood keeps no connection from anybody else: a process counts one after
   * the other, and once they are used up, refuses without the database until their time is over.
   */
  readonly final?: true;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export const LIMIT_TABLE = {
  'register-address': { points: 10, shared: 120, seconds: HOUR, perAddress: true, store: 'database' },
  // Counted per network: a stranger elsewhere cannot keep a person from registering with their own number (R60).
  'register-phone': { points: 10, seconds: DAY, perAddress: false, store: 'database' },
  'sign-in-account': { points: 10, seconds: 15 * MINUTE, perAddress: false, store: 'database' },
  'sign-in-address': { points: 30, shared: 120, seconds: 15 * MINUTE, perAddress: true, store: 'database' },
  'sign-in-guesses': { points: 50, seconds: HOUR, perAddress: false, store: 'database', specified: true },
  'admin-sign-in-account': { points: 10, seconds: 15 * MINUTE, perAddress: false, store: 'database' },
  'admin-sign-in-address': { points: 20, seconds: 15 * MINUTE, perAddress: true, store: 'database' },
  'admin-sign-in-guesses': { points: 50, seconds: HOUR, perAddress: false, store: 'database', specified: true },
  'admin-proof': { points: 10, seconds: 15 * MINUTE, perAddress: false, store: 'database' },
  'code-send-address': { points: 10, shared: 200, seconds: HOUR, perAddress: true, store: 'database' },
  'code-send-account': { points: 5, seconds: DAY, perAddress: false, store: 'database', specified: true },
  'code-send-strangers': { points: 2, seconds: DAY, perAddress: false, store: 'database', specified: true },
  // R59: more than one account may name a number, and none of them alone uses up what another may ask for.
  'code-send-number': { points: 10, seconds: DAY, perAddress: false, store: 'database', specified: true },
  'code-send-mailbox': { points: 5, seconds: DAY, perAddress: false, store: 'database', specified: true },
  // R78: a quarter is kept for accounts with a verified email.
  'sms-send-unverified': { points: 15_000, seconds: DAY, perAddress: false, store: 'database' },
  'sms-send-all': { points: 20_000, seconds: DAY, perAddress: false, store: 'database' },
  // R52: an SMS to another country costs many times as much; a quarter is kept here too.
  'sms-abroad-number': { points: 3, seconds: DAY, perAddress: false, store: 'database', specified: true },
  'sms-abroad-address': { points: 20, seconds: DAY, perAddress: true, store: 'database' },
  'sms-abroad-unverified': { points: 150, seconds: DAY, perAddress: false, store: 'database' },
  'sms-abroad-all': { points: 200, seconds: DAY, perAddress: false, store: 'database' },
  'reset-account': { points: 6, seconds: HOUR, perAddress: false, store: 'database' },
  'reset-address': { points: 10, shared: 120, seconds: HOUR, perAddress: true, store: 'database' },
  'eligible-check-address': {
    points: 10,
    shared: 120,
    seconds: HOUR,
    perAddress: true,
    store: 'database',
    final: true,
  },
  'candidate-own-address': { points: 20, shared: 120, seconds: HOUR, perAddress: true, store: 'database' },
  // R60: from networks that the account has not been used from. The rest of the number's day is left to its owner.
  'candidate-own-strangers': { points: 6, seconds: DAY, perAddress: false, store: 'database' },
  'candidate-change': { points: 5, seconds: DAY, perAddress: false, store: 'database' },
  'assisted-code': { points: 5, seconds: 15 * MINUTE, perAddress: false, store: 'database' },
  'relatives-notice-address': { points: 5, seconds: HOUR, perAddress: true, store: 'database' },
  // R60: apart from the codes of members, whose mailbox anyone may name there.
  'relatives-notice-mailbox': { points: 5, seconds: DAY, perAddress: false, store: 'database' },
  // R106: of verified members: others' wishes judge what they change.
  'edit-member': { points: 20, seconds: DAY, perAddress: false, store: 'database', specified: true },
  'coupon-check-member': { points: 20, seconds: HOUR, perAddress: false, store: 'database' },
  'report-member': { points: 10, seconds: DAY, perAddress: false, store: 'database' },
  'upload-member': { points: 60, seconds: HOUR, perAddress: false, store: 'database' },
  'photo-trace': { points: 60, seconds: HOUR, perAddress: false, store: 'database' },
  'own-password-member': { points: 10, seconds: 15 * MINUTE, perAddress: false, store: 'database' },
  'address-change-member': { points: 10, seconds: DAY, perAddress: false, store: 'database' },
  'address-change-address': { points: 20, seconds: DAY, perAddress: true, store: 'database' },
  'export-member': { points: 5, seconds: HOUR, perAddress: false, store: 'database' },
  'identity-address': {
    points: 30,
    shared: 120,
    seconds: 15 * MINUTE,
    perAddress: true,
    store: 'database',
    final: true,
  },
  reveal: { points: 60, seconds: HOUR, perAddress: false, store: 'database' },
  'renewal-session': { points: 30, seconds: MINUTE, perAddress: false, store: 'memory' },
  // R84: keys name the day of India, and the second counts each profile once.
  'gothra-verdict': {
    points: GOTHRA_LIMITS.verdictsPerDay,
    seconds: DAY,
    perAddress: false,
    store: 'database',
    specified: true,
  },
  'gothra-verdict-pair': { points: 1, seconds: DAY, perAddress: false, store: 'database', specified: true },
  // Each look-up by member code; guessing one of nine million takes longer than any code lives.
  'code-search': {
    points: LIMITS.memberCodeSearches,
    seconds: HOUR,
    perAddress: false,
    store: 'database',
    specified: true,
  },
  // Each question why someone is not in a list.
  why: { points: 30, seconds: HOUR, perAddress: false, store: 'database' },
  // C8: each request to see someone's photos.
  'photo-request': {
    points: LIMITS.photoRequestsPerDay,
    seconds: DAY,
    perAddress: false,
    store: 'database',
    specified: true,
  },
  'saved-search': { points: 60, seconds: HOUR, perAddress: false, store: 'database' },
  // C13: made by a member, and opened from one address.
  'biodata-create': { points: 20, seconds: DAY, perAddress: false, store: 'database' },
  'biodata-open': { points: 60, shared: 600, seconds: HOUR, perAddress: true, store: 'database', final: true },
  // R60: one number or mailbox is asked once a day, no matter who invites.
  'desk-invite-place': { points: 1, seconds: DAY, perAddress: false, store: 'database' },
  'announcement-test': { points: 20, seconds: DAY, perAddress: false, store: 'database' },
  'desk-invite': { points: 10, seconds: DAY, perAddress: false, store: 'database' },
  // Calls with the token of an invitation, a letter or an assisted entry: none is to be guessed, or to cost before it
  // is known.
  'link-address': { points: 60, shared: 300, seconds: HOUR, perAddress: true, store: 'database', final: true },
  'call-propose': { points: 20, seconds: DAY, perAddress: false, store: 'database' },
  'relate-member': { points: 240, seconds: HOUR, perAddress: false, store: 'memory' },
  'browse-member': { points: 240, seconds: MINUTE, perAddress: false, store: 'memory' },
  // Read again after every act and at every return to the app, apart from what the member looks at.
  'waiting-member': { points: 240, seconds: MINUTE, perAddress: false, store: 'memory' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMIT_TABLE;

export const limitOf = (name: LimitName): Limit => LIMIT_TABLE[name];

/** What one key may: an account, a number, or an address of IPv4. */
export const pointsOf = ({ points, shared }: Limit): number => shared ?? points;
