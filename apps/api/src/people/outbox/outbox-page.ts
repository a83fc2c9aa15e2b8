import { escaped } from './escaped.js';
import type { Channel } from './outbox-message.entity.js';

export interface ShownMessage {
  channel: Channel;
  to: string;
  subject?: string;
  text: string;
  at: string;
}

/** A mail also as its receiver's program lays it out. */
export interface LaidOutMessage extends ShownMessage {
  html?: string;
}

/** Styles of the mails apply, and a link opens a page of its own; no script runs and nothing is fetched. */
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The outbox as a page: plain HTML with clickable links. */
export const outboxPage = (messages: readonly LaidOutMessage[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Outbox</title></head><body>
<h1>Outbox</h1>
<form><label>To <input name="to"></label> <button>Show</button></form>
${messages.map(article).join('\n') || '<p>Nothing was sent.</p>'}
</body></html>`;

const article = ({ channel, to, subject, text, html, at }: LaidOutMessage): string =>
  `<article><h2>${escaped(subject ?? 'SMS')}</h2>
<p>${channel} to ${escaped(to)}, ${escaped(at)}</p>
${html ? frame(subject ?? '', html) : ''}<p>${linked(escaped(text)).replaceAll('\n', '<br>')}</p></article>`;

const frame = (title: string, html: string): string => {
  const page = escaped(html.replace('<head>', '<head><base target="_blank">'));
  return `<iframe title="${escaped(title)}" sandbox="${SANDBOX}" style="width:640px;max-width:100%;height:560px" loading="lazy" srcdoc="${page}"></iframe>\n`;
};

const linked = (text: string): string => text.replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>');
