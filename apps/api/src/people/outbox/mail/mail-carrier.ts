import type { RenderedMail } from '../render.js';

export interface Mail extends RenderedMail {
  /** The same for every attempt. */
  id: string;
  to: string;
}

/** Delivers mails. */
export abstract class MailCarrier {
  /** @throws when the mail was not accepted */
  abstract send(mail: Mail): Promise<void>;
}

/** Development: the mail stays in the outbox, where a page shows it. */
export class ConsoleMail extends MailCarrier {
  override async send(): Promise<void> {}
}
