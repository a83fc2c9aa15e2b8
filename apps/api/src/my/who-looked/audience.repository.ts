import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';
import type { WishesVisible } from '@kalyanam/shared/topics/matching/wishes';
import type { MoreVisible } from '@kalyanam/shared/topics/profile/details';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHOWN_TO_SOMEONE } from '../../people/relations/relation.sql.js';
import { Clock } from '../../platform/time/clock.js';
import { notRejected } from '../../profiles/photos/photos.repository.js';

/** Raw numbers are strings or numbers, booleans 0 and 1. */
export interface AudienceRow {
  readonly shown: unknown;
  readonly isActive: unknown;
  readonly contact: ContactVisibility;
  readonly photos: PhotoVisibility;
  readonly photoCount: unknown;
  readonly more: MoreVisible;
  readonly horoscope: unknown;
  /** Null where nothing was ever wished. */
  readonly wishes: WishesVisible | null;
  readonly hideFromMisfits: unknown;
  readonly links: unknown;
  readonly byLinks: unknown;
  readonly strangers: unknown;
  readonly families: unknown;
  readonly left: unknown;
  /** The last family; null where there was none. */
  readonly lastId: number | null;
  readonly lastAt: Date | null;
}

/** One row per member who opened the contact: whether both have said yes, and whether the account is gone. */
const OPENERS = `SELECT e.viewer_id AS id, MAX(e.last_at) AS at, MAX(i.id IS NOT NULL) AS agreed, MAX(v.id IS NULL) AS gone
  FROM access_events e LEFT JOIN users v ON v.id = e.viewer_id
  LEFT JOIN interests i ON i.low_user_id = LEAST(e.owner_id, e.viewer_id)
    AND i.high_user_id = GREATEST(e.owner_id, e.viewer_id) AND i.state = 'accepted'
  WHERE e.owner_id = ? AND e.viewer_kind = 'member' AND e.what = 'contact' GROUP BY e.viewer_id`;

@Injectable()
export class AudienceRepository {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async ofOwner(ownerId: number): Promise<AudienceRow | undefined> {
    const [row] = await this.database.query<AudienceRow[]>(
      `WITH o AS (${OPENERS})
       SELECT p.is_active AS isActive, p.contact_visibility AS contact, p.photo_visibility AS photos, p.more_visible AS more,
         ${SHOWN_TO_SOMEONE} AS shown,
         (SELECT COUNT(*) FROM photos f WHERE f.user_id = u.id AND ${notRejected('f')}) AS photoCount,
         EXISTS (SELECT 1 FROM horoscopes h WHERE h.user_id = u.id) AS horoscope,
         w.visible AS wishes, COALESCE(w.hide_from_misfits, 0) AS hideFromMisfits,
         (SELECT COUNT(*) FROM biodata_shares b
          WHERE b.owner_id = u.id AND b.revoked_at IS NULL AND b.expires_at > ?) AS links,
         (SELECT COALESCE(SUM(b.views), 0) FROM biodata_shares b WHERE b.owner_id = u.id AND b.contact = 'own') AS byLinks,
         (SELECT COUNT(*) FROM o WHERE NOT o.agreed AND NOT o.gone) AS strangers,
         (SELECT COUNT(*) FROM o WHERE o.agreed) AS families,
         (SELECT COUNT(*) FROM o WHERE o.gone) AS \`left\`, last.id AS lastId, last.at AS lastAt
       FROM users u JOIN profiles p ON p.user_id = u.id LEFT JOIN wishes w ON w.user_id = u.id
       LEFT JOIN (SELECT o.id, o.at FROM o WHERE o.agreed ORDER BY o.at DESC, o.id DESC LIMIT 1) last ON TRUE
       WHERE u.id = ?`,
      [ownerId, this.clock.now(), ownerId],
    );
    return row;
  }
}
