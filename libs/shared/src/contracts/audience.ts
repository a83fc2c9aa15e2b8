import type { WishesVisible } from '../topics/matching/wishes.js';
import type { MoreVisible } from '../topics/profile/details.js';
import type { PhotoVisibility } from '../base/domain/photos.js';
import type { ContactVisibility } from '../base/vocabulary/status.js';

/** GET /my/audience: who sees what of one's own profile today, and who has opened the phone number. */
export interface AudienceAnswer {
  success: true;
  /** Whether others can see the profile at all, online or not. */
  shown: boolean;
  isActive: boolean;
  contact: ContactVisibility;
  photos: PhotoVisibility;
  /** Photos that are there to be seen, reviewed or not yet. */
  photoCount: number;
  /** Readers of the more private half of the details. */
  more: MoreVisible;
  /** Whether the horoscope is kept. */
  horoscope: boolean;
  wishes: WishesVisible;
  /** Those who miss a must do not find the profile. */
  hideFromMisfits: boolean;
  /** Biodata links that are open now. */
  links: number;
  /** Null for a family member who may not read who has looked. */
  opened: OpenedNumber | null;
}

/** What the ledger knows of the phone number: each viewer counts once, as of the last 400 days. */
export interface OpenedNumber {
  /** Members who opened it without an interest that both said yes to. */
  strangers: number;
  /** Families that opened it after both had said yes. */
  families: number;
  /** Members who opened it and have left since: with them went whether both had said yes. */
  left: number;
  /** The family that opened it last, where the owner may see its name. */
  last: { id: string; name: string; at: string } | null;
  /** Openings of biodata links that show the number: no one knows who opened them. */
  byLinks: number;
}
