export const API_PREFIX = '/backend/api';

const NO_ONE = ['/metrics'];
const MEMBER_NEVER = ['/admin', ...NO_ONE];
const ADMIN_ONLY = ['/admin', '/photos', '/health'];

const below = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`);

/** Dots that fold, and signs that one server takes for a separator and another for a letter, or decodes once more. */
const AMBIGUOUS = /(?:^|\/)\.{1,2}(?:\/|$)|[\\%\p{Cc}]/u;

/** The path as every server reads it; null where two could read it differently. */
export function plainPath(url) {
  const path = url.split('?', 1)[0];
  try {
    const decoded = decodeURIComponent(path);
    const folded = decodeURIComponent(new URL(path, 'http://host').pathname);
    if (folded !== decoded || AMBIGUOUS.test(decoded)) return null;
    return decoded.replace(/\/+/g, '/').toLowerCase();
  } catch {
    return null;
  }
}

/** The page of a biodata link, which the API makes whole. */
const isBiodata = (url) => /^\/b(?:[/?]|$)/.test(url);

/** A token, and what messengers take into a link from the sentence around it: full stops, brackets, quotation marks. */
const BIODATA = /^\/b\/([\w-]+)(?:%[\da-f]{2}|[^\w%-])*$/i;
const NO_TOKEN = '-';

/** The path in the API's terms. A malformed token is not passed on, and gets the page of an unknown link. */
export function biodataPage(url) {
  const [path, ...query] = url.split('?');
  const [, token = NO_TOKEN] = BIODATA.exec(path) ?? [];
  return [`/b/${token}/page`, ...query].join('?');
}

/** Each host passes on only the calls of its own application; anything else gets 404 there. */
export function passes(side, url) {
  if (side === 'member' && isBiodata(url)) return true;
  const path = plainPath(url);
  if (!path || !below(path, API_PREFIX)) return false;
  const call = path.slice(API_PREFIX.length);
  if (side === 'admin') return ADMIN_ONLY.some((prefix) => below(call, prefix));
  return !MEMBER_NEVER.some((prefix) => below(call, prefix));
}
