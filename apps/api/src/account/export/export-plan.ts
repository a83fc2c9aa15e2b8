/**
 * R31, 'Download my data': which columns of which tables are the member's, and what is left out and why. A test
 * compares this with the schema: every column of every table that refers to a member is either exported or left out.
 */
import { DETAIL_NAMES } from '@kalyanam/shared/details/details';
import { columnName, FIELD_COLUMNS, listingColumnsOf } from '@kalyanam/shared/profile/columns';
import { FIELD_NAMES } from '@kalyanam/shared/profile/fields';
import { BROWSING, shownTo } from '../../relations/relation.sql.js';

const INTERNAL = 'Internal numbers mean nothing outside of our database; public ids stand in their place.';
const SECRET = 'Hashes of passwords, codes and links prove who you are; a copy of them would help only a thief.';
const PLACE = 'Where a file lies, and under which key, is of use only to our servers.';
const OTHERS = 'What others decided for themselves, or told our team in confidence, is theirs.';
const PRINT = 'A print under a key of ours can only be compared; nothing about you can be read from it.';
const GOTHRA_NUMBER = 'By this we compare what you wrote with others; what you wrote is under gothras.';
const TEAM = 'How our team shares its work among its members.';

export interface ExportSource {
  /** Its name in the file. */
  readonly record: string;
  readonly table: string;
  /** SQL; `:me` is the member's internal id. */
  readonly where: string;
  readonly columns: readonly string[];
  /** Additional properties of a record, computed by SQL; `:me` as above. */
  readonly made?: Readonly<Record<string, string>>;
  /** Reason per column. */
  readonly leftOut: Readonly<Record<string, string>>;
}

const OWN = 'user_id = :me';
const OTHER_OF_PAIR = 'IF(low_user_id = :me, high_user_id, low_user_id)';
const publicIdOf = (column: string): string => `(SELECT public_id FROM users WHERE users.id = ${column})`;

/** Only while the app's lists would show the other to this member: a silent block stays silent (R29). */
const publicIdIfShown = (column: string): string =>
  `(SELECT u.public_id FROM users u JOIN profiles p ON p.user_id = u.id JOIN users me ON me.id = :me
    WHERE u.id = ${column} AND (u.id = :me OR (me.verification_status IN (${BROWSING}) AND ${shownTo(':me')})))`;

/** Rows about a hidden member are left out: they go as the rows of a deleted one do. */
const isShown = (column: string): string => `${publicIdIfShown(column)} IS NOT NULL`;

const list = (columns: string): string[] => columns.split(' ');

export const EXPORT_PLAN: readonly ExportSource[] = [
  {
    record: 'account',
    table: 'users',
    where: 'id = :me',
    columns: list(
      'public_id email phone phone_abroad language age_window email_verified_at phone_verified_at verification_status account_status status_told resubmissions reminders erasure_told_at signed_out_at registered_at last_active_at',
    ),
    leftOut: {
      id: INTERNAL,
      password_hash: SECRET,
      verified_phone: 'It repeats the phone once that is verified.',
      status_reason: OTHERS,
      held_by_reports: OTHERS,
    },
  },
  {
    record: 'profile',
    table: 'profiles',
    where: OWN,
    columns: [
      ...FIELD_COLUMNS.map(columnName),
      ...list(
        'created_by is_active contact_visibility more_visible document_verified_at married_at version updated_at',
      ),
    ],
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'searchWords',
    table: 'search_words',
    where: OWN,
    columns: list('kind word'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'declinedMails',
    table: 'declined_mails',
    where: OWN,
    columns: list('mail since'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'announcementMails',
    table: 'announcement_recipients',
    where: OWN,
    columns: list('message state queued_at'),
    made: { announcement: '(SELECT title_en FROM announcements a WHERE a.id = announcement_id)' },
    leftOut: { user_id: INTERNAL, announcement_id: INTERNAL },
  },
  {
    record: 'announcementsDismissed',
    table: 'announcement_dismissals',
    where: OWN,
    columns: list('at'),
    made: { announcement: '(SELECT title_en FROM announcements a WHERE a.id = announcement_id)' },
    leftOut: { user_id: INTERNAL, announcement_id: INTERNAL },
  },
  {
    record: 'listing',
    table: 'browse_entries',
    where: OWN,
    columns: [
      ...FIELD_NAMES.flatMap(listingColumnsOf).map(columnName),
      ...list(
        'caste education occupation degree native_state native_district visa settle_wish after_marriage_work smoking drinking has_children has_photo registered_at last_active_at',
      ),
    ],
    leftOut: { user_id: INTERNAL, gothra_own: GOTHRA_NUMBER, surname_key: GOTHRA_NUMBER },
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
    record: 'preferences',
    table: 'partner_preferences',
    where: OWN,
    columns: list('gothra_lines version'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'details',
    table: 'profile_details',
    where: OWN,
    columns: [...DETAIL_NAMES.map(columnName), 'version'],
    leftOut: { user_id: INTERNAL },
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
  {
    record: 'identityNumbers',
    table: 'identity_numbers',
    where: OWN,
    columns: list('kind last4 checksum_holds created_at erased_at'),
    leftOut: {
      id: INTERNAL,
      user_id: INTERNAL,
      sealed: 'A whole Aadhaar or PAN number is no thing for a file on a phone; its last four characters are here.',
      fingerprint: SECRET,
    },
  },
  {
    record: 'documents',
    table: 'documents',
    where: OWN,
    columns: list('public_id kind content_type byte_size uploaded_at erased_at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL, storage_key: PLACE, sealed_key: PLACE },
  },
  {
    record: 'photos',
    table: 'photos',
    where: OWN,
    columns: list('public_id slot sort_order width height created_at'),
    leftOut: {
      id: INTERNAL,
      user_id: INTERNAL,
      storage_key: PLACE,
      review_state: TEAM,
      reviewed_by: TEAM,
      reviewed_at: TEAM,
      refusal: 'The reason of a removed photo is in the notification about it.',
    },
  },
  {
    record: 'photoHashes',
    table: 'photo_hashes',
    where: 'photo_id IN (SELECT id FROM photos WHERE user_id = :me)',
    columns: [],
    made: { photo: '(SELECT public_id FROM photos WHERE photos.id = photo_id)' },
    leftOut: {
      photo_id: INTERNAL,
      ...Object.fromEntries(list('exact d_hash band0 band1 band2 band3').map((column) => [column, PRINT])),
    },
  },
  {
    record: 'registrationSignals',
    table: 'registration_signals',
    where: OWN,
    columns: list('form_seconds registered_at phone_changed_at'),
    leftOut: { user_id: INTERNAL, address: PRINT, network: PRINT, device: PRINT },
  },
  {
    record: 'keptPrints',
    table: 'kept_prints',
    where: OWN,
    columns: list('why kind kept_at'),
    leftOut: {
      id: INTERNAL,
      user_id: INTERNAL,
      ...Object.fromEntries(list('print d_hash band0 band1 band2 band3').map((column) => [column, PRINT])),
    },
  },
  {
    record: 'consents',
    table: 'consents',
    where: OWN,
    columns: list('kind text_version ip agreed_at withdrawn_at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL },
  },
  {
    record: 'identityServices',
    table: 'external_identities',
    where: OWN,
    columns: list('issuer subject linked_at'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'sessions',
    table: 'sessions',
    where: OWN,
    columns: list('id ip user_agent created_at last_used_at ended_at end_reason'),
    leftOut: { user_id: INTERNAL },
  },
  {
    record: 'sessionRenewals',
    table: 'refresh_tokens',
    where: 'session_id IN (SELECT id FROM sessions WHERE user_id = :me)',
    columns: list('session_id issued_at expires_at spent_at'),
    leftOut: { token_hash: SECRET },
  },
  {
    record: 'signIns',
    table: 'sign_ins',
    where: OWN,
    columns: list('ip at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL },
  },
  {
    record: 'codes',
    table: 'verification_codes',
    where: OWN,
    columns: list('purpose destination tries created_at expires_at used_at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL, code_hash: SECRET, link_hash: SECRET },
  },
  {
    record: 'passwordResets',
    table: 'password_resets',
    where: OWN,
    columns: list('created_at sent_at expires_at used_at'),
    leftOut: { id: INTERNAL, token_hash: SECRET, user_id: INTERNAL },
  },
  {
    record: 'messages',
    table: 'outbox',
    where: OWN,
    columns: list(
      'public_id channel template destination created_at expires_at next_try_at tries sent_at dropped_at last_error',
    ),
    leftOut: {
      id: INTERNAL,
      user_id: INTERNAL,
      sealed: 'What a mail or SMS said is sealed until it is sent, and erased then; you have received it.',
    },
  },
  {
    record: 'verification',
    table: 'verification_cases',
    where: OWN,
    columns: list(
      'public_id resubmission entered_at waiting_since answered_at reminders reminded_at decided_at decision reason_codes',
    ),
    made: { notes: `IF(decision = 'reject', notes, NULL)` },
    leftOut: {
      id: INTERNAL,
      user_id: INTERNAL,
      open_user_id: INTERNAL,
      claimed_by: TEAM,
      claimed_at: TEAM,
      assigned_to: TEAM,
      assigned_by: TEAM,
      assigned_at: TEAM,
      assign_note: TEAM,
      second_by: TEAM,
      second_at: TEAM,
      second_seen: TEAM,
      lane: TEAM,
      decided_by: TEAM,
      notes: 'The reasons of a rejection are here; what our team notes for itself with an approval is not.',
    },
  },
  {
    record: 'questions',
    table: 'case_questions',
    where: OWN,
    columns: list('public_id question asked_at answer ended_at end_state'),
    leftOut: { id: INTERNAL, user_id: INTERNAL, case_id: INTERNAL, open_case_id: INTERNAL, asked_by: TEAM },
  },
  {
    record: 'notesOfTheTeam',
    table: 'member_notes',
    where: OWN,
    columns: list('public_id kind outcome at'),
    leftOut: { id: INTERNAL, user_id: INTERNAL, admin_id: TEAM, text: TEAM },
  },
  {
    record: 'preApproval',
    table: 'eligible_users',
    where: 'used_by = :me',
    columns: list('public_id email phone added_at used_at'),
    leftOut: { id: INTERNAL, added_by: TEAM, batch: TEAM, used_by: INTERNAL },
  },
  {
    record: 'interests',
    table: 'interests',
    where: `:me IN (low_user_id, high_user_id) AND ${isShown(OTHER_OF_PAIR)}`,
    columns: list('public_id state sent_at answered_at expires_at'),
    made: {
      direction: `IF(sender_id = :me, 'sent', 'received')`,
      with: publicIdIfShown(OTHER_OF_PAIR),
    },
    leftOut: { id: INTERNAL, low_user_id: INTERNAL, high_user_id: INTERNAL, sender_id: INTERNAL },
  },
  {
    record: 'blocks',
    table: 'blocks',
    where: 'blocker_id = :me',
    columns: ['since'],
    made: { profile: publicIdOf('blocked_id') },
    leftOut: { blocker_id: INTERNAL, blocked_id: OTHERS },
  },
  {
    record: 'shortlist',
    table: 'shortlist_entries',
    where: `${OWN} AND ${isShown('profile_user_id')}`,
    columns: ['added_at'],
    made: { profile: publicIdIfShown('profile_user_id') },
    leftOut: { user_id: INTERNAL, profile_user_id: OTHERS },
  },
  {
    record: 'contactViews',
    table: 'contact_views',
    where: `:me IN (owner_id, viewer_id) AND ${isShown('owner_id')} AND ${isShown('viewer_id')}`,
    columns: list('first_at last_at times'),
    made: { owner: publicIdIfShown('owner_id'), viewer: publicIdIfShown('viewer_id') },
    leftOut: { owner_id: INTERNAL, viewer_id: INTERNAL },
  },
  {
    record: 'notifications',
    table: 'notifications',
    where: `${OWN} AND (about_user_id IS NULL OR ${isShown('about_user_id')})`,
    columns: list('public_id kind details created_at read_at'),
    made: { about: publicIdIfShown('about_user_id') },
    leftOut: { id: INTERNAL, user_id: INTERNAL, about_user_id: INTERNAL },
  },
  {
    record: 'reports',
    table: 'reports',
    where: 'reporter_id = :me',
    columns: list('public_id reason description created_at closed_at'),
    made: { profile: publicIdOf('reported_id') },
    leftOut: {
      id: INTERNAL,
      open_pair: INTERNAL,
      reporter_id: INTERNAL,
      reported_id: OTHERS,
      outcome: OTHERS,
      action: OTHERS,
      notes: OTHERS,
      message: OTHERS,
      closed_by: TEAM,
    },
  },
];

/** Data outside of these tables, or that is not text. */
export const NOT_IN_THE_FILE: readonly { what: string; why: string }[] = [
  { what: 'rows about members who are not shown to you now', why: 'Who is hidden in your lists is hidden here too.' },
  { what: 'the pictures of photos', why: 'They can be looked at and saved under My Profile.' },
  { what: 'the pictures of documents', why: 'They are sealed for our team, and erased when it has decided.' },
  {
    what: 'audit_log',
    why: 'The log of our team’s acts is sealed against change; we answer questions about it by mail.',
  },
];
