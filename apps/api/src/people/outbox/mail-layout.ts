/** The layout of every mail: tables and inline styles that mail clients support, without external resources. */
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Markup, markup } from './escaped.js';

export type Part =
  | { readonly kind: 'text' | 'code' | 'notes'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly label: string; readonly bare: string }
  | DigestPart;

/** What a digest says about one saved search. */
export interface DigestSection {
  readonly name: string;
  readonly people: readonly { readonly text: string; readonly url: string }[];
  /** What else is to be said of it. */
  readonly notes: readonly string[];
  readonly search: string;
  readonly stop: string;
}

interface DigestWords {
  readonly open: string;
  readonly search: string;
  readonly stop: string;
}

interface DigestPart {
  readonly kind: 'digest';
  readonly section: DigestSection;
  readonly words: DigestWords;
}

export const digestParts = (sections: string, words: DigestWords): Part[] =>
  (JSON.parse(sections) as DigestSection[]).map((section) => ({ kind: 'digest', section, words }));

export function plainPart(part: Part): string {
  if (part.kind === 'link') return part.url;
  if (part.kind !== 'digest') return part.text;
  const { section, words } = part;
  return [
    section.name,
    ...section.people.map(({ text, url }) => `- ${text}\n  ${url}`),
    ...section.notes,
    `${words.search} ${section.search}`,
    `${words.stop} ${section.stop}`,
  ].join('\n');
}

export interface MailPage {
  readonly language: Language;
  readonly wordmark: string;
  readonly home: string;
  readonly heading: string;
  readonly preheader: string;
  readonly parts: readonly Part[];
  readonly footer: readonly string[];
}

const FONT = `font-family:Mukta,'Noto Sans','Noto Sans Telugu','Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const SERIF = `font-family:Fraunces,Georgia,'Noto Serif Telugu','Noto Sans Telugu',serif`;
const PARAGRAPH = 'margin:0 0 16px';
const MUGGU = '• ◇ • ◇ • ◇ •';

/** For clients that read styles in the head; the others darken the light colors automatically. */
const DARK = new Markup(`<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #1a1412 !important }
  .paper { background: #231b18 !important; border-color: #40322b !important }
  .ink { color: #f4ebe0 !important }
  .muted { color: #bfafa2 !important }
  .accent { color: #f3aaa6 !important }
  .well { background: #30251f !important }
  .button { background: #a5303f !important }
}
</style>`);

/** Padding after the preheader, so that inboxes do not continue with the first paragraph. */
const FILLER = new Markup('&#847;&zwnj;&nbsp;'.repeat(60));

export const mailPage = ({ language, wordmark, home, heading, preheader, parts, footer }: MailPage): string =>
  markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
${DARK}
</head>
<body class="ground" style="margin:0;padding:0;background:#fbf7ef">
<div style="display:none;max-height:0;overflow:hidden">${preheader}${FILLER}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf7ef">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td align="center" style="padding:0 0 20px">
<a href="${home}" class="accent" style="${SERIF};font-size:28px;line-height:1.4;font-weight:600;color:#7a1f2b;text-decoration:none">${wordmark}</a>
<div aria-hidden="true" style="font-size:14px;line-height:1.6;letter-spacing:6px;color:#c8912b">${MUGGU}</div>
</td></tr>
<tr><td class="paper ink" style="padding:28px 24px 12px;background:#fffdf8;border:1px solid #e7dcc9;border-radius:12px;${FONT};font-size:17px;line-height:1.55;color:#2a2321;overflow-wrap:anywhere">
<h1 class="ink" style="${PARAGRAPH};${SERIF};font-size:23px;line-height:1.4;font-weight:600;color:#2a2321">${heading}</h1>
${parts.map(partOf)}</td></tr>
<tr><td align="center" class="muted" style="padding:20px 12px 0;${FONT};font-size:15px;line-height:1.5;color:#6a5d55">
${footer.map((line) => markup`<p style="margin:0 0 6px">${line}</p>\n`)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;

const partOf = (part: Part): Markup => {
  if (part.kind === 'link') return buttonOf(part);
  if (part.kind === 'digest') return digestOf(part);
  if (part.kind === 'code')
    return markup`<p class="well ink" style="${PARAGRAPH};padding:14px;border-radius:12px;background:#f3ead9;text-align:center;font-size:32px;line-height:1.2;letter-spacing:8px;font-weight:600;color:#2a2321">${part.text}</p>\n`;
  const lines = part.text.split('\n').map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`));
  return part.kind === 'notes'
    ? markup`<blockquote class="well ink" style="${PARAGRAPH};padding:12px 16px;border-left:4px solid #c8912b;background:#f3ead9;color:#2a2321">${lines}</blockquote>\n`
    : markup`<p style="${PARAGRAPH}">${lines}</p>\n`;
};

const buttonOf = ({ url, label, bare }: Extract<Part, { kind: 'link' }>): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>
<td class="button" bgcolor="#7a1f2b" style="border-radius:12px;background:#7a1f2b"><a href="${url}" style="display:inline-block;padding:14px 28px;${FONT};font-size:17px;line-height:1.3;font-weight:600;color:#fffdf8;text-decoration:none">${label}</a></td>
</tr></table>
<p class="muted" style="${PARAGRAPH};font-size:15px;line-height:1.5;color:#6a5d55">${bare}<br><a href="${url}" class="accent" style="color:#7a1f2b;word-break:break-all">${url}</a></p>
`;

const LINK = 'color:#7a1f2b';
const SMALL = 'font-size:15px;line-height:1.5';

const digestOf = ({ section, words }: DigestPart): Markup =>
  markup`<h2 class="ink" style="margin:20px 0 8px;${SERIF};font-size:19px;line-height:1.4;font-weight:600;color:#2a2321">${section.name}</h2>
${section.people.map(
  ({ text, url }) =>
    markup`<p class="well ink" style="margin:0 0 10px;padding:12px 16px;border-radius:12px;background:#f3ead9;color:#2a2321">${text}<br><a href="${url}" class="accent" style="${LINK};font-weight:600">${words.open}</a></p>\n`,
)}${section.notes.map((note) => markup`<p style="${PARAGRAPH}">${note}</p>\n`)}<p class="muted" style="${PARAGRAPH};${SMALL};color:#6a5d55"><a href="${section.search}" class="accent" style="${LINK}">${words.search}</a> &nbsp; <a href="${section.stop}" class="accent" style="${LINK}">${words.stop}</a></p>
`;
