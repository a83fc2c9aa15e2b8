import { momentFormat } from '@kalyanam/shared/base/moment-words';
import { isValueOf } from '@kalyanam/shared/base/vocabulary/option';
import { MAIL_CHOICES } from '@kalyanam/shared/base/vocabulary/mail-choices';
import { type Language } from '@kalyanam/shared/base/vocabulary/status';
import type { Settings } from '../../platform/config/settings.js';
import { digestParts, mailPage, plainPart, type Part } from './mail-layout.js';
import type { Channel } from './outbox-message.entity.js';
import { FRAME } from './wording/frame.js';
import type { MailWording } from './wording/mail-wording.js';
import { WORDING } from './wording/wording.js';

export type Values = Readonly<Record<string, string>>;

/** The sender, as named in the mail. */
export interface Sender {
  readonly home: string;
  readonly support: string;
}

export const senderOf = ({ memberUrl, support }: Settings): Sender => ({ home: memberUrl, support: support.email });

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Where a mail program switches such mails off, by one press. */
  unsubscribe?: string;
  /** A file for the calendar, to go with it. */
  calendar?: string;
}

/** @throws when the template has no wording for the channel, or a value is missing */
export function requireWording(template: string, channel: Channel, values: Values): void {
  if (channel === 'email') renderMail(template, 'en', values, { home: '', support: '' });
  else renderSms(template, 'en', values);
}

export function renderSms(template: string, language: Language, values: Values): string {
  return filled(wordingOf(WORDING.sms, template, 'SMS')[language], values);
}

export function renderMail(template: string, language: Language, values: Values, sender: Sender): RenderedMail {
  const wording: MailWording = wordingOf(WORDING.email, template, 'mail')[language];
  const frame = FRAME[language];
  const fill = (text: string): string => filled(text, { ...sender, ...values });
  const subject = fill(wording.subject).replace(/\s+/g, ' ');
  const parts = wording.paragraphs.flatMap((paragraph): Part | readonly Part[] => {
    if (paragraph === '{sections}') return digestParts(values['sections'] ?? '[]', FRAME[language].digest);
    const text = fill(paragraph);
    if (text === '') return [];
    if (paragraph === '{link}') return { kind: 'link', url: text, label: wording.button ?? text, bare: frame.bare };
    return { kind: paragraph === '{code}' ? 'code' : paragraph === '{notes}' ? 'notes' : 'text', text };
  });
  const footer = [
    frame.because[wording.because ?? 'account'],
    ...(isValueOf(MAIL_CHOICES, template) ? [fill(frame.choose)] : []),
    fill(frame.support),
    frame.community,
  ];
  const { wordmark } = frame;
  const heading = wording.heading ? fill(wording.heading) : subject;
  const page = { language, wordmark, home: sender.home, heading, preheader: fill(wording.preheader), parts, footer };
  return { subject, text: plain(parts, footer), html: mailPage(page), ...oneClickOf(values), ...calendarOf(values) };
}

const calendarOf = ({ calendar }: Values) => (calendar ? { calendar } : {});

const oneClickOf = ({ unsubscribe }: Values) => (unsubscribe ? { unsubscribe } : {});

const plain = (parts: readonly Part[], footer: readonly string[]): string =>
  `${parts.map(plainPart).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;

function wordingOf<W>(wordings: Readonly<Record<string, W>>, template: string, channel: string): W {
  const wording = Object.hasOwn(wordings, template) ? wordings[template] : undefined;
  if (wording === undefined) throw new Error(`${template} has no ${channel}.`);
  return wording;
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The wording needs a value for ${name}.`);
    return value;
  });

/** A day in India, as a value of a message. */
export const renderDay = (moment: Date, language: Language): string =>
  momentFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })(moment);
