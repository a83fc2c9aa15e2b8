import { MailCarrier } from './mail-carrier.js';

/** Development: the mail stays in the outbox, where a page shows it. */
export class ConsoleMail extends MailCarrier {
  override async send(): Promise<void> {}
}
