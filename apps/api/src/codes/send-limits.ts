/** R52, R60, R78: what one code is counted at, so that what strangers ask for never uses up what the owner may ask for. */
import { mailboxOf } from '@kalyanam/shared/email';
import type { ErrorCode } from '@kalyanam/shared/errors';
import { isAbroad } from '@kalyanam/shared/phone';
import type { LimitName } from '../config/limit-table.js';
import type { CodePurpose } from './verification-code.entity.js';

export interface SendTarget {
  readonly purpose: CodePurpose;
  readonly destination: string;
  /** Null at registration, before there is an account. */
  readonly userId: number | null;
  readonly emailVerified: boolean;
}

export interface SendCount {
  readonly name: LimitName;
  readonly key: string;
  /** What is said when it is used up. */
  readonly refusal: Extract<ErrorCode, 'too-many-requests' | 'sms-budget-spent'>;
}

const SMS_PURPOSES: readonly CodePurpose[] = ['phone', 'new-phone', 'candidate', 'candidate-own', 'desk-phone'];
export const bySms = (purpose: CodePurpose): boolean => SMS_PURPOSES.includes(purpose);

/** Whether the code goes by SMS to another country. */
export const isSmsAbroad = ({ purpose, destination }: Pick<SendTarget, 'purpose' | 'destination'>): boolean =>
  bySms(purpose) && isAbroad(destination);

/** An address that is not the account's own, a number asked for without a mailbox behind it, or one more `+tag`. */
const isStranger = ({ purpose, destination, emailVerified }: SendTarget): boolean =>
  purpose.startsWith('new-') ||
  purpose === 'work-email' ||
  purpose === 'candidate' ||
  purpose === 'candidate-email' ||
  purpose === 'desk-phone' ||
  (purpose === 'phone' ? !emailVerified : destination.includes('+'));

export function countsOf(target: SendTarget): SendCount[] {
  const { purpose, destination, userId, emailVerified } = target;
  const place = mailboxOf(destination);
  const abroad = isSmsAbroad(target);
  const often = (name: LimitName, key: string): SendCount => ({ name, key, refusal: 'too-many-requests' });
  const budget = (name: LimitName): SendCount => ({ name, key: 'all', refusal: 'sms-budget-spent' });
  return [
    ...(userId === null ? [] : [often('code-send-account', `${purpose}:${userId}`)]),
    ...(isStranger(target) ? [often('code-send-strangers', place)] : []),
    often(bySms(purpose) ? 'code-send-number' : 'code-send-mailbox', place),
    ...(abroad ? [often('sms-abroad-number', place)] : []),
    ...(abroad && !emailVerified ? [budget('sms-abroad-unverified')] : []),
    ...(abroad ? [budget('sms-abroad-all')] : []),
    ...(bySms(purpose) && !emailVerified ? [budget('sms-send-unverified')] : []),
    ...(bySms(purpose) ? [budget('sms-send-all')] : []),
  ];
}
