import { API_PREFIX } from '@kalyanam/shared/routes';
import { SEARCH_ROUTES } from '@kalyanam/shared/searches/routes';
import { Injectable } from '@nestjs/common';
import { keyedDigest, sameBytes } from '../common/crypto/digest.js';
import { isPublicId } from '../common/crypto/public-id.js';
import { Settings } from '../config/settings.js';

/**
 * What a link of a mail does for who has no session. To stop a search's letter, or all letters, it names the moment at
 * which they were chosen: it works once, and not on a later choice.
 */
export type LetterLink =
  | { readonly kind: 'search' | 'letters'; readonly id: string; readonly since: Date }
  | { readonly kind: 'announcements'; readonly id: string }
  | { readonly kind: 'opened'; readonly id: string; readonly profileId: string };

const LETTERS = { search: 's', letters: 'l', announcements: 'a', opened: 'o' } as const;
const SIGNATURE_BYTES = 16;

/** Makes and reads the signed links of letters and announcements. */
@Injectable()
export class LetterLinks {
  constructor(private readonly settings: Settings) {}

  token(link: LetterLink): string {
    const parts = [LETTERS[link.kind], link.id, restOf(link)];
    return [...parts, this.sign(parts).toString('base64url')].join('.');
  }

  /** The page that asks before it switches off. */
  page(link: LetterLink): string {
    return `${this.settings.memberUrl}/unsubscribe?token=${this.token(link)}`;
  }

  /** What a mail program posts to (RFC 8058). */
  oneClick(link: LetterLink): string {
    return this.settings.memberUrl + API_PREFIX + SEARCH_ROUTES.unsubscribe(this.token(link));
  }

  /** The page that leads on to a profile, and tells that the letter was opened. */
  profile(searchId: string, profileId: string): string {
    return `${this.settings.memberUrl}/l/${this.token({ kind: 'opened', id: searchId, profileId })}`;
  }

  /** Null for any link that we did not make. */
  read(token: string): LetterLink | null {
    const [letter = '', id = '', rest = '', signature = '', ...more] = token.split('.');
    const kind = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).find((name) => LETTERS[name] === letter);
    const signed = sameBytes(Buffer.from(signature, 'base64url'), this.sign([letter, id, rest]));
    if (!kind || !isPublicId(id) || more.length > 0 || !signed) return null;
    if (kind === 'announcements') return { kind, id };
    if (kind === 'opened') return { kind, id, profileId: rest };
    return { kind, id, since: new Date(Number.parseInt(rest, 36)) };
  }

  private sign(parts: readonly string[]): Buffer {
    return keyedDigest(this.settings.secrets.resetLinks, 'letter-link', ...parts).subarray(0, SIGNATURE_BYTES);
  }
}

const restOf = (link: LetterLink): string => {
  if (link.kind === 'opened') return link.profileId;
  return link.kind === 'announcements' ? '' : link.since.getTime().toString(36);
};
