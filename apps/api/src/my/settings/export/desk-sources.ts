/** C14: stored data of a family desk, for the candidate and for each family member. */
import { INTERNAL, OTHERS, SECRET, list, publicIdIfShown, publicIdOf, type ExportSource } from './export-source.js';

const MINE = '(profile_user_id = :me OR by_user_id = :me)';
const WHOSE = { desk: publicIdOf('profile_user_id'), with: publicIdIfShown('about_user_id') };
const HIDDEN = { profile_user_id: INTERNAL, by_user_id: 'The relation says whose it is.', about_user_id: INTERNAL };

export const DESK_SOURCES: readonly ExportSource[] = [
  {
    record: 'deskSeats',
    table: 'desk_members',
    where: '(profile_user_id = :me OR user_id = :me)',
    columns: list(
      'public_id role relation allow invited_at expires_at accepted_at ended_at end_reason number_given_at',
    ),
    made: { desk: publicIdOf('profile_user_id') },
    leftOut: {
      id: INTERNAL,
      profile_user_id: INTERNAL,
      user_id: INTERNAL,
      live: 'It is so while there is no end.',
      invited_by: INTERNAL,
      phone: OTHERS,
      email: OTHERS,
      token_hash: SECRET,
    },
  },
  {
    record: 'deskDrafts',
    table: 'desk_drafts',
    where: MINE,
    columns: list('public_id relation kind payload state made_at reminded_at decided_at lapse_reason'),
    made: WHOSE,
    leftOut: { id: INTERNAL, open: 'The state says it.', ...HIDDEN },
  },
  {
    record: 'deskVotes',
    table: 'desk_votes',
    where: 'by_user_id = :me',
    columns: list('vote note at'),
    made: WHOSE,
    leftOut: { ...HIDDEN, by_user_id: INTERNAL },
  },
  {
    record: 'deskActs',
    table: 'desk_acts',
    where: MINE,
    columns: list('public_id relation act at undone_at'),
    made: WHOSE,
    leftOut: { id: INTERNAL, way_back: 'The profile shows what became of it.', ...HIDDEN },
  },
];
