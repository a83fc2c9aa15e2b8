import type { Language } from '@kalyanam/shared/vocabulary/status';
import type { Channel } from './outbox-message.entity.js';
import { WORDING, type MailWording, type Template } from './wording.js';

export type Values = Readonly<Record<string, string>>;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const wordingOf = (template: string): { email?: Record<Language, MailWording>; sms?: Record<Language, string> } => {
  const wording = Object.hasOwn(WORDING, template) ? WORDING[template as Template] : undefined;
  if (!wording) throw new Error(`There is no wording for ${template}.`);
  return wording;
};

/** @throws when the template has no wording for the channel, or a value is missing */
export function demandWording(template: string, channel: Channel, values: Values): void {
  if (channel === 'email') renderMail(template, 'en', values);
  else renderSms(template, 'en', values);
}

export function renderSms(template: string, language: Language, values: Values): string {
  const text = wordingOf(template).sms?.[language];
  if (text === undefined) throw new Error(`${template} has no SMS.`);
  return filled(text, values);
}

export function renderMail(template: string, language: Language, values: Values): RenderedMail {
  const wording = wordingOf(template).email?.[language];
  if (!wording) throw new Error(`${template} has no mail.`);
  const paragraphs = wording.paragraphs.map((paragraph) => filled(paragraph, values));
  return {
    subject: filled(wording.subject, values).replace(/\s+/g, ' '),
    text: `${paragraphs.join('\n\n')}\n\nKalyanam\n`,
    html: `<!doctype html><html lang="${language}"><body>${paragraphs.map(htmlOf).join('')}<p>Kalyanam</p></body></html>`,
  };
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The wording needs a value for ${name}.`);
    return value;
  });

const htmlOf = (paragraph: string): string => {
  const text = escaped(paragraph);
  return /^https?:\/\/\S+$/.test(paragraph)
    ? `<p><a href="${text}">${text}</a></p>`
    : `<p>${text.replaceAll('\n', '<br>')}</p>`;
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
