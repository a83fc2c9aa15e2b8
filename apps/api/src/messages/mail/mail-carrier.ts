import type { RenderedMail } from '../render.js';

export interface Mail extends RenderedMail {
  /** Stable over repeated tries. */
  id: string;
  to: string;
}

/** Whoever takes a mail for delivery. */
export abstract class MailCarrier {
  /** @throws when the mail was not taken */
  abstract send(mail: Mail): Promise<void>;
}

/** Development: the mail stays in the outbox, where a page shows it. */
export class ConsoleMail extends MailCarrier {
  override async send(): Promise<void> {}
}
