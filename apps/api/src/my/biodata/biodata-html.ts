/**
 * The page of a link: one file without a script, and its fonts, so that it opens immediately on any phone. Its text
 * order is that of the paper. Everything that a person wrote goes through `text`.
 */
import { createHash } from 'node:crypto';
import type { BiodataState } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataContent, BiodataPart } from '@kalyanam/shared/contracts/biodata';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { BIODATA_STYLE, FONT_STYLE_NAME } from './biodata-style.js';
import { BIODATA_WORDS, type BiodataSentenceName } from './biodata-words.js';

const TELUGU = /[\u0c00-\u0c7f]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const text = (written: string): string => written.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** With its language, so that it is read aloud and drawn by the right voice and font. */
const said = (tag: string, written: string, attributes = ''): string =>
  `<${tag} lang="${TELUGU.test(written) ? 'te' : 'en'}"${attributes}>${text(written)}</${tag}>`;

const all = (tag: string, texts: readonly string[], attributes = ''): string =>
  texts.map((one) => said(tag, one, attributes)).join('');

const MUGGU =
  '<svg class="muggu" viewBox="0 0 208 36" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">' +
  '<path d="M4 18C17 0 31 0 44 18S71 36 84 18 111 0 124 18 151 36 164 18 191 0 204 18"/>' +
  '<path d="M4 18C17 36 31 36 44 18S71 0 84 18 111 36 124 18 151 0 164 18 191 36 204 18"/></svg>';

const sentence = (name: BiodataSentenceName): string =>
  all('p', [BIODATA_WORDS.te.own[name], BIODATA_WORDS.en.own[name]]);

const rowsOf = ({ rows }: BiodataPart): string =>
  `<dl>${rows
    .map(({ name, lines }) => `<div><dt>${all('span', name)}</dt><dd>${all('span', lines)}</dd></div>`)
    .join('')}</dl>`;

const wordsOf = ({ rows }: BiodataPart): string =>
  rows.map(({ name, lines }) => `<section><h2>${all('span', name)}</h2>${all('p', lines)}</section>`).join('');

const partOf = (part: BiodataPart): string =>
  part.id === 'words' ? wordsOf(part) : `<section><h2>${all('span', part.title)}</h2>${rowsOf(part)}</section>`;

/** For strangers, who may never have heard of us; the paper does without. */
const kalyanam = (language: BiodataContent['language']): string => {
  const languages = language === 'both' ? (['te', 'en'] as const) : [language];
  const words = languages.map((one) => BIODATA_WORDS[one].own.kalyanam);
  return `<div class="kalyanam">${all('p', words)}</div>`;
};

function sheet({ head, title, name, photo, parts, footer, code, language }: BiodataContent): string {
  const [first = '', ...others] = name;
  return (
    `<header>${MUGGU}${head ? said('p', head, ' class="above"') : ''}` +
    `<p class="title">${all('span', title)}</p>${said('h1', first)}${all('p', others, ' class="latin"')}</header>` +
    (photo
      ? `<img src="${text(photo.address)}" width="${photo.width}" height="${photo.height}" alt="${text(first)}">`
      : '') +
    parts.map(partOf).join('') +
    `<footer>${
      code
        ? `<svg class="code" viewBox="0 0 ${code.size} ${code.size}" aria-hidden="true"><path d="${code.path}"/></svg>`
        : ''
    }<div>${all('p', footer)}</div></footer>${kalyanam(language)}`
  );
}

const STATE_SENTENCES: Readonly<Record<Exclude<BiodataState, 'valid' | 'changed'>, BiodataSentenceName>> = {
  expired: 'expired',
  withdrawn: 'withdrawn',
  'not-looking': 'notLooking',
};

/** Last, so that the text is there before the fonts are. */
const FONTS = `<link rel="stylesheet" href="${API_PREFIX}/public/fonts/${FONT_STYLE_NAME}">`;

/** The title has no owner's name: titles are kept in histories and shown in tabs. */
const page = (body: string, language: 'en' | 'te'): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  '<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer">' +
  `<title>${BIODATA_WORDS[language].own.title}</title><style>${BIODATA_STYLE}</style></head><body>${body}${FONTS}</body></html>`;

export function biodataHtml(state: BiodataState, content: BiodataContent | null): string {
  const language = content?.language === 'en' ? 'en' : 'te';
  if (state === 'valid' || state === 'changed') {
    const changed = state === 'changed' ? `<div class="note" role="status">${sentence('changed')}</div>` : '';
    // Nothing is shown to the programs that make previews of links.
    return page(
      `<main>${changed}${content ? sheet(content) : said('h1', BIODATA_WORDS.en.own.title)}</main>`,
      language,
    );
  }
  return noticeHtml(STATE_SENTENCES[state]);
}

/** Nothing but what became of it. */
export const noticeHtml = (name: BiodataSentenceName): string =>
  page(`<main class="notice">${MUGGU}<h1>${all('span', ['బయోడేటా', 'Biodata'])}</h1>${sentence(name)}</main>`, 'te');

const styleHash = createHash('sha256').update(BIODATA_STYLE).digest('base64');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'self' 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
