import type { BiodataChoice } from '@kalyanam/shared/topics/biodata/biodata';
import type { BiodataShare } from '@kalyanam/shared/contracts/biodata';
import type { BiodataShareRow } from '../../profiles/biodata-shares/biodata-share.entity.js';

export const choiceOf = ({
  language,
  sections,
  photo,
  contact,
  gothra,
  horoscope,
  head,
}: BiodataChoice): BiodataChoice => ({ language, sections: [...sections], photo, contact, gothra, horoscope, head });

/** For its owner only. */
export const biodataShareView = (
  row: BiodataShareRow,
  state: BiodataShare['state'],
  path: string | null,
): BiodataShare => ({
  ...choiceOf(row),
  id: row.publicId,
  forWhom: row.forWhom,
  path,
  state,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  withdrawnAt: row.revokedAt?.toISOString() ?? null,
  views: row.views,
  firstViewedAt: row.firstViewedAt?.toISOString() ?? null,
  lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
  version: row.version,
});
