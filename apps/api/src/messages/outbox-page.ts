import { escaped } from './escaped.js';
import type { Channel } from './outbox-message.entity.js';

export interface ShownMessage {
  channel: Channel;
  to: string;
  subject?: string;
  text: string;
  at: string;
}

/** The outbox as a page: plain HTML with clickable links. */
export const outboxPage = (messages: readonly ShownMessage[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head><body>
<h1>Outbox</h1>
<form><label>To <input name="to"></label> <button>Show</button></form>
${messages.map(article).join('\n') || '<p>Nothing was sent.</p>'}
</body></html>`;

const article = ({ channel, to, subject, text, at }: ShownMessage): string =>
  `<article><h2>${escaped(subject ?? 'SMS')}</h2>
<p>${channel} to ${escaped(to)}, ${escaped(at)}</p>
<pre>${linked(escaped(text))}</pre></article>`;

const linked = (text: string): string => text.replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>');
