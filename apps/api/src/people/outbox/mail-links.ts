import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { SEARCH_ROUTES } from '@kalyanam/shared/topics/matching/searches';
import { Injectable } from '@nestjs/common';
import { keyedDigest, sameBytes } from '../../platform/crypto/digest.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';

/**
 * What a link of a mail does without a session. To stop a search's digest, or all digests, it names the moment at
 * which they were chosen: it works once, and not on a later choice.
 */
export type LinkOfMail =
  | { readonly kind: 'search' | 'letters'; readonly id: string; readonly since: Date }
  | { readonly kind: 'announcements'; readonly id: string }
  /** Link in the digest of a moment, to a profile, or to all that a search finds. */
  | { readonly kind: 'opened'; readonly id: string; readonly profileId: string | null; readonly sentAt: Date };

const LETTERS = { search: 's', letters: 'l', announcements: 'a', opened: 'o' } as const;
const SIGNATURE_BYTES = 16;

/** Makes and reads the signed links of digests and announcements. */
@Injectable()
export class MailLinks {
  constructor(private readonly settings: Settings) {}

  token(link: LinkOfMail): string {
    const parts = [LETTERS[link.kind], link.id, ...restOf(link)];
    return [...parts, this.sign(parts).toString('base64url')].join('.');
  }

  /** The page that asks before it switches off. */
  page(link: LinkOfMail): string {
    return `${this.settings.memberUrl}/unsubscribe?token=${this.token(link)}`;
  }

  /** What a mail program posts to (RFC 8058). */
  oneClick(link: LinkOfMail): string {
    return this.settings.memberUrl + API_PREFIX + SEARCH_ROUTES.unsubscribe(this.token(link));
  }

  /** The page that leads on to a profile, and tells that the digest was opened. */
  profile(searchId: string, profileId: string, sentAt: Date): string {
    return `${this.settings.memberUrl}/l/${this.token({ kind: 'opened', id: searchId, profileId, sentAt })}`;
  }

  /** The same for the list itself, whose filters stay readable in the address. */
  search(searchId: string, query: string, sentAt: Date): string {
    return `${this.settings.memberUrl}/l/${this.token({ kind: 'opened', id: searchId, profileId: null, sentAt })}?${query}`;
  }

  /** Null for any link that we did not make. */
  read(token: string): LinkOfMail | null {
    const parts = token.split('.');
    const signature = parts.pop() ?? '';
    const [letter, id = '', ...rest] = parts;
    const kind = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).find((name) => LETTERS[name] === letter);
    if (!kind || !isPublicId(id) || !this.isSigned(parts, Buffer.from(signature, 'base64url'))) return null;
    if (kind === 'announcements') return { kind, id };
    const moment = new Date(Number.parseInt(rest.at(-1) ?? '', 36));
    if (kind === 'opened') return { kind, id, profileId: rest[0] || null, sentAt: moment };
    return { kind, id, since: moment };
  }

  private sign(parts: readonly string[]): Buffer {
    return signatureOf(this.settings.secrets.resetLinks, parts);
  }

  private isSigned(parts: readonly string[], signature: Buffer): boolean {
    const secrets = acceptedSecrets(this.settings.secrets, 'resetLinks');
    return secrets.some((secret) => sameBytes(signature, signatureOf(secret, parts)));
  }
}

const signatureOf = (secret: string, parts: readonly string[]): Buffer =>
  keyedDigest(secret, 'letter-link', ...parts).subarray(0, SIGNATURE_BYTES);

const written = (moment: Date): string => moment.getTime().toString(36);

const restOf = (link: LinkOfMail): string[] => {
  if (link.kind === 'opened') return [link.profileId ?? '', written(link.sentAt)];
  return link.kind === 'announcements' ? [''] : [written(link.since)];
};
