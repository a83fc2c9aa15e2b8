import { SmsCarrier } from './sms-carrier.js';

/** Development: the SMS stays in the outbox, where a page shows it. */
export class ConsoleSms extends SmsCarrier {
  override async send(): Promise<void> {}
}
