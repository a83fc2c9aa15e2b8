import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { atMost, optional } from '@kalyanam/shared/rules/rule';
import { Follows } from '../common/validation/follows.js';

export class DevOutboxDto {
  /** An e-mail address or a phone number; everybody's messages when left out. */
  @Follows(optional(atMost(LIMITS.emailLength, MESSAGES.text))) to?: string;
}
