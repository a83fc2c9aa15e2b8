import { INTERNAL, SECRET, isShown, list, publicIdIfShown, type ExportSource } from './export-source.js';

/** C13: links that a member has given out. */
export const BIODATA_SOURCES: readonly ExportSource[] = [
  {
    record: 'biodataLinks',
    table: 'biodata_shares',
    where: 'owner_id = :me',
    columns: list(
      'public_id for_whom language sections photo contact gothra horoscope head created_at expires_at revoked_at revoked_by version views first_viewed_at last_viewed_at',
    ),
    made: { by_me: 'created_by <=> :me' },
    leftOut: {
      id: INTERNAL,
      owner_id: INTERNAL,
      created_by: 'Here as by_me.',
      revoked_by_user: INTERNAL,
      token_hash: SECRET,
    },
  },
];

/** C6: looks, with viewer and part. */
export const LOOK_SOURCES: readonly ExportSource[] = [
  {
    record: 'looks',
    table: 'access_events',
    // A look at me stays in the file without a name where the viewer is hidden; my look at a hidden member is left out.
    where: `owner_id = :me OR (viewer_kind = 'member' AND viewer_id = :me AND ${isShown('owner_id')})`,
    columns: list('viewer_kind admin_role what day first_at last_at times viewer_name viewer_code'),
    made: {
      link: `IF(owner_id = :me, (SELECT for_whom FROM biodata_shares b WHERE b.id = link_id), NULL)`,
      direction: `IF(owner_id = :me, 'looked at me', 'I looked at')`,
      with: `IF(owner_id = :me, ${publicIdIfShown('viewer_id')}, ${publicIdIfShown('owner_id')})`,
    },
    leftOut: { owner_id: INTERNAL, viewer_id: INTERNAL, link_id: INTERNAL },
  },
  {
    record: 'looksByMonth',
    table: 'access_months',
    where: 'owner_id = :me',
    columns: list('month viewer_kind what looks'),
    leftOut: { owner_id: INTERNAL },
  },
];
