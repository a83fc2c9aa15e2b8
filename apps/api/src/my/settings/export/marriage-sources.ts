import { INTERNAL, OWN, list, type ExportSource } from './export-source.js';

/** C16: statements about a marriage, once both families have made them. */
export const MARRIAGE_SOURCES: readonly ExportSource[] = [
  {
    // A pending claim is in no one's file: its end would show the claiming family how the other answered.
    record: 'marriages',
    table: 'marriages',
    where: '(user_id_a = :me OR user_id_b = :me) AND confirmed_at IS NOT NULL',
    columns: list('public_id through claimed_at confirmed_at'),
    made: { said_by_me: 'user_id_a = :me' },
    leftOut: {
      id: INTERNAL,
      user_id_a: INTERNAL,
      user_id_b: INTERNAL,
    },
  },
  {
    record: 'marriageStories',
    table: 'marriage_stories',
    where: `(user_id_a = :me OR user_id_b = :me)
      AND marriage_id IN (SELECT id FROM marriages WHERE confirmed_at IS NOT NULL)`,
    columns: list('text version state since'),
    made: {
      told_by_me: 'IF(user_id_a = :me, told_by_a, told_by_b)',
      named_by_me: 'IF(user_id_a = :me, named_by_a, named_by_b)',
      photo_by_me: 'IF(user_id_a = :me, photo_by_a, photo_by_b)',
    },
    leftOut: {
      marriage_id: INTERNAL,
      user_id_a: INTERNAL,
      user_id_b: INTERNAL,
      told_by_a: 'Yours is here as told_by_me.',
      told_by_b: 'Yours is here as told_by_me.',
      named_by_a: 'Yours is here as named_by_me.',
      named_by_b: 'Yours is here as named_by_me.',
      photo_id: INTERNAL,
      photo_by_a: 'Yours is here as photo_by_me.',
      photo_by_b: 'Yours is here as photo_by_me.',
    },
  },
  {
    record: 'marriageNamings',
    table: 'marriage_namings',
    where: OWN,
    columns: list('at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL },
  },
  {
    record: 'marriedYears',
    table: 'married_years',
    where: OWN,
    columns: list('told_at kept_at'),
    leftOut: { user_id: INTERNAL },
  },
];
