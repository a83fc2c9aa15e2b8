import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { atMost, optional } from '@kalyanam/shared/rules/rule';
import { ruled } from '../common/validation/ruled.js';

/** An e-mail address or a phone number; everybody's messages when left out. */
const to = optional(atMost(LIMITS.emailLength, MESSAGES.text));

export class DevOutboxDto extends ruled<{ to?: string }>({ to }) {}
