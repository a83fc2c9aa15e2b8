import { LIMITS } from './limits.js';
import { typed } from './plain-text.js';

/** Longest part before the @ and longest part of a host's name, as RFC 5321 and RFC 1035 have them. */
const LOCAL_LENGTH = 64;
const LABEL_LENGTH = 63;

const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d-]+$/i;
/** Names that end inside a network: no mail from outside arrives there. */
const NEVER_PUBLIC = ['localhost', 'localdomain', 'local', 'internal'];

const isLabel = (label: string): boolean =>
  label.length <= LABEL_LENGTH && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');

function isHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1)?.toLowerCase() ?? '';
  return labels.length > 1 && labels.every(isLabel) && /^[a-z]/.test(last) && !NEVER_PUBLIC.includes(last);
}

/** An address as it was typed, or copied from a link. */
export const plainEmail = (text: string): string => typed(text).replace(/^mailto:/i, '');

/** Whether mail can be sent to this address: ASCII atoms joined by single dots, then a public host. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LIMITS.emailLength) return false;
  const [local = '', host = '', ...more] = text.split('@');
  return (
    more.length === 0 && local.length <= LOCAL_LENGTH && local.split('.').every((a) => ATOM.test(a)) && isHost(host)
  );
}

/**
 * The mailbox behind an address, for counting what is sent there: in small letters, without a `+tag`, and at Gmail
 * without dots. Never an address to send to. A text that is no address stays as it is.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const host = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const local = email.slice(0, at).trim().toLowerCase();
  const untagged = local.includes('+', 1) ? local.slice(0, local.indexOf('+', 1)) : local;
  const atGmail = host === 'gmail.com' || host === 'googlemail.com';
  return atGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}
