import { columnsOf } from '../../../platform/database/entity-columns.js';
import { BrowseEntry } from '../../../matching/listing/browse-entry.entity.js';
import { BrowseMust } from '../../../matching/listing/browse-must.entity.js';
import { ProfileDetailsRow } from '../../../profiles/profile/profile-details.entity.js';
import { Profile } from '../../../profiles/profile/profile.entity.js';
import {
  GOTHRA_NUMBER,
  INTERNAL,
  SECRET,
  SUBCASTE_LETTERS,
  OWN,
  PLACE,
  TEAM,
  isShown,
  list,
  publicIdIfShown,
  type ExportSource,
} from './export-source.js';

/** Every column that an entity declares, but for these. */
const allBut = (entity: Parameters<typeof columnsOf>[0], leftOut: ExportSource['leftOut']) => ({
  columns: columnsOf(entity).filter((column) => !(column in leftOut)),
  leftOut,
});

/** The profile, and what is compared of it. */
export const PROFILE_SOURCES: readonly ExportSource[] = [
  {
    record: 'profile',
    table: 'profiles',
    where: OWN,
    ...allBut(Profile, { user_id: INTERNAL }),
  },
  {
    record: 'candidateConsent',
    table: 'candidate_consents',
    where: OWN,
    columns: list('relation phone asked_at method agreed_at text_version taken_over_at link_until wants'),
    leftOut: {
      user_id: INTERNAL,
      agreed_phone: 'It repeats the phone once the candidate agreed.',
      link_hash: SECRET,
    },
  },
  {
    record: 'enteredByTheTeam',
    table: 'assisted_entries',
    where: OWN,
    columns: list('entered_at kept_at'),
    leftOut: { user_id: INTERNAL, entered_by: TEAM, token_hash: SECRET },
  },
  {
    record: 'checks',
    table: 'checks',
    where: OWN,
    columns: list(
      'fact state method evidence checked_by_role checked_at valid_until warned_at ended_at revoked_at revoked_why',
    ),
    leftOut: { user_id: INTERNAL, about: 'A digest of what the profile said; the profile itself is here.' },
  },
  {
    record: 'emailVerified',
    table: 'email_proofs',
    where: OWN,
    columns: list('proved_at'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'phoneVerified',
    table: 'phone_proofs',
    where: OWN,
    columns: list('proved_at'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'stillLooking',
    table: 'looking_answers',
    where: OWN,
    columns: list('answer until via at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL },
  },
  {
    record: 'stillLookingQuestion',
    table: 'looking_questions',
    where: OWN,
    columns: list('opened_at stage asked_at closed_at'),
    leftOut: { user_id: INTERNAL, token_hash: SECRET },
  },
  {
    record: 'checkFiles',
    table: 'check_files',
    where: OWN,
    columns: list('public_id fact kind uploaded_at opened_at decided_at refusal'),
    leftOut: {
      ...{ id: INTERNAL, user_id: INTERNAL, storage_key: PLACE, sealed_key: PLACE },
      ...{ opened_by: TEAM, decided_by: TEAM },
    },
  },
  {
    record: 'searchWords',
    table: 'search_words',
    where: OWN,
    columns: list('kind word'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'listing',
    table: 'browse_entries',
    where: OWN,
    ...allBut(BrowseEntry, {
      user_id: INTERNAL,
      verified_case_id: INTERNAL,
      gothra_own: GOTHRA_NUMBER,
      surname_key: GOTHRA_NUMBER,
    }),
  },
  {
    record: 'avoidedLines',
    table: 'browse_avoids',
    where: OWN,
    columns: list('line'),
    leftOut: { user_id: INTERNAL, token: GOTHRA_NUMBER },
  },
  {
    record: 'gothras',
    table: 'lineages',
    where: OWN,
    columns: list('line state typed changed_at told_from'),
    made: { gothra: '(SELECT en FROM gothras g WHERE g.id = gothra_id)' },
    leftOut: { user_id: INTERNAL, gothra_id: INTERNAL, typed_key: GOTHRA_NUMBER },
  },
  {
    record: 'subcaste',
    table: 'stated_subcastes',
    where: OWN,
    columns: list('subcaste changed_at'),
    leftOut: { user_id: INTERNAL, typed_key: SUBCASTE_LETTERS },
  },
  {
    record: 'preferences',
    table: 'partner_preferences',
    where: OWN,
    columns: list('gothra_lines version'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'wishes',
    table: 'wishes',
    where: OWN,
    columns: list('items visible hide_from_misfits version set_aside'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'judgedFacts',
    table: 'judged_facts',
    where: OWN,
    columns: list('day earlier latest'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'listedMusts',
    table: 'browse_musts',
    where: OWN,
    ...allBut(BrowseMust, { user_id: INTERNAL }),
  },
  {
    record: 'details',
    table: 'profile_details',
    where: OWN,
    ...allBut(ProfileDetailsRow, { user_id: INTERNAL, name_te: 'The profile has it.' }),
  },
  {
    record: 'horoscope',
    table: 'horoscopes',
    where: OWN,
    columns: list(
      'star pada source birth_time certainty which_time birth_place lat lon zone kuja panchangam computed_star computed_pada second_sheet consent_at version',
    ),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'horoscopeExchanges',
    table: 'horoscope_exchanges',
    where: `(user_id = :me OR other_id = :me) AND ${isShown('horoscope_exchanges.user_id')} AND ${isShown('other_id')}`,
    columns: ['at'],
    made: { by: publicIdIfShown('horoscope_exchanges.user_id'), with: publicIdIfShown('other_id') },
    leftOut: { user_id: INTERNAL, other_id: INTERNAL },
  },
  {
    record: 'siblings',
    table: 'siblings',
    where: OWN,
    columns: list('position relation married work place'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'reviewedChanges',
    table: 'profile_edits',
    where: OWN,
    columns: list('public_id changes stood asked_at decided_at decision notes'),
    leftOut: { id: INTERNAL, user_id: INTERNAL, open_user_id: INTERNAL, decided_by: TEAM },
  },
];
