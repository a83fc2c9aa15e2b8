/**
 * R52, R60, R78: what one code, or one invitation, is counted at, so that what strangers ask for never uses up what the
 * owner may ask for.
 */
import { mailboxOf } from '@kalyanam/shared/base/email';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { isAbroad } from '@kalyanam/shared/base/phone';
import type { LimitName } from '../../platform/config/limit-table.js';
import type { CodePurpose } from './verification-code.entity.js';

export interface SendTarget {
  readonly purpose: CodePurpose | 'desk-invited';
  readonly destination: string;
  /** Null at registration, before there is an account. */
  readonly userId: number | null;
  readonly emailVerified: boolean;
  /**
   * Where anyone may ask: by network, so that one uses up no other's; and whether the account has been used from it.
   */
  readonly attempt?: { readonly network: string; readonly isKnown: boolean };
}

export type CodeSend = Omit<SendTarget, 'attempt'> & { readonly purpose: CodePurpose };

export interface SendCount {
  readonly name: LimitName;
  readonly key: string;
  /** The error when it is used up. */
  readonly refusal: Extract<ErrorCode, 'too-many-requests' | 'sms-budget-spent'>;
}

const SMS_PURPOSES: readonly CodePurpose[] = ['phone', 'new-phone', 'candidate', 'candidate-own', 'desk-phone'];
type Sent = Pick<SendTarget, 'purpose' | 'destination'>;
export const bySms = ({ purpose, destination }: Sent): boolean =>
  purpose === 'desk-invited' ? !destination.includes('@') : SMS_PURPOSES.includes(purpose);

/** Whether it goes by SMS to another country. */
export const isSmsAbroad = (sent: Sent): boolean => bySms(sent) && isAbroad(sent.destination);

/** An address that is not the account's own, a number asked for without a mailbox behind it, or one more `+tag`. */
const isStranger = ({ purpose, destination, emailVerified }: SendTarget): boolean =>
  purpose.startsWith('new-') ||
  purpose === 'work-email' ||
  purpose === 'candidate' ||
  purpose === 'candidate-email' ||
  purpose === 'desk-email' ||
  (purpose === 'phone' ? !emailVerified : destination.includes('+'));

/**
 * Under which key a stranger's send is counted. Codes for invitations have a share of their own, so that those who
 * invite a number never keep its owner from moving to it.
 */
function strangersOf(target: SendTarget): string[] {
  const place = mailboxOf(target.destination);
  if (target.purpose === 'desk-phone') return [`desk:${place}`];
  return isStranger(target) ? [place] : [];
}

export function countsOf(target: SendTarget): SendCount[] {
  const { purpose, destination, userId, emailVerified, attempt } = target;
  const fromWhere = `${purpose}:${userId}@${attempt?.network}`;
  const [isKnown, isUnknown] = [attempt?.isKnown === true, attempt?.isKnown === false];
  const mailbox = mailboxOf(destination);
  // A known network has a day of its own, which neither strangers nor accounts that name the number use up.
  const place = isKnown ? `own:${mailbox}` : mailbox;
  const [sms, abroad] = [bySms(target), isSmsAbroad(target)];
  const often = (name: LimitName, key: string): SendCount => ({ name, key, refusal: 'too-many-requests' });
  const budget = (name: LimitName): SendCount => ({ name, key: 'all', refusal: 'sms-budget-spent' });
  return [
    ...(userId === null ? [] : [often('code-send-account', attempt ? fromWhere : `${purpose}:${userId}`)]),
    ...strangersOf(target).map((key) => often('code-send-strangers', key)),
    ...(isUnknown ? [often('code-send-strangers', `own:${place}@${attempt?.network}`)] : []),
    ...(isUnknown ? [often('candidate-own-strangers', place)] : []),
    ...(purpose === 'desk-invited' ? [often('desk-invite-place', place)] : []),
    often(sms ? 'code-send-number' : 'code-send-mailbox', place),
    ...(abroad ? [often('sms-abroad-number', place)] : []),
    ...(abroad && !emailVerified ? [budget('sms-abroad-unverified')] : []),
    ...(abroad ? [budget('sms-abroad-all')] : []),
    ...(sms && !emailVerified ? [budget('sms-send-unverified')] : []),
    ...(sms ? [budget('sms-send-all')] : []),
  ];
}
