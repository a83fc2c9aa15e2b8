import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { Values } from '../render.js';

export interface Sms {
  /** 10 digits for India, E.164 with its plus for other countries. */
  to: string;
  template: string;
  language: Language;
  values: Values;
}

/** Delivers SMS (R12). */
export abstract class SmsCarrier {
  /** @throws when the SMS was not accepted */
  abstract send(sms: Sms): Promise<void>;
}

/** Development: the SMS stays in the outbox, where a page shows it. */
export class ConsoleSms extends SmsCarrier {
  override async send(): Promise<void> {}
}
