/** Where the history of a member is kept: one query a kind of event, each by an index on the member. */
import type { TimelineKind } from '@kalyanam/shared/team/timeline';
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';

/** The columns of every source; those it does not name are empty. */
const COLUMNS = {
  what: `''`,
  at: 'NULL',
  id: '0',
  count: '1',
  /** Internal ids of an administrator and of the other member. */
  admin: 'NULL',
  other: 'NULL',
  report: 'NULL',
  notes: 'NULL',
  /** With commas between them, or an object whose keys they are. */
  codes: 'NULL',
  ip: 'NULL',
  /** A row of the audit log. */
  audit: 'NULL',
} as const;
type Columns = Partial<Record<keyof typeof COLUMNS, string>> & { what: string; at: string };

/** `:me` is the internal id, `:name` the member in the audit log. */
export interface TimelineSource {
  readonly kind: TimelineKind;
  readonly columns: Columns;
  readonly from: string;
  /** Found only by reading all that the log says of the member: between `:since` and `:until`, the days of the page. */
  readonly sparse?: true;
}

const quoted = (word: string): string => `'${word}'`;
/** Day in India. */
const day = (column: string): string => `DATE(${column} + INTERVAL 330 MINUTE)`;

const STATES: readonly AuditAction[] = [
  'member-held',
  'member-restored',
  'member-suspended',
  'member-warned',
  'verification-withdrawn',
  'decision-undone',
  'decision-called-off',
];
/** Told by other tables; only who asks for nothing but the audit log sees them twice. */
const TOLD: readonly AuditAction[] = [
  'member-approved',
  'member-rejected',
  'member-pre-approved',
  'member-resubmitted',
  'report-closed',
  'profile-edit-approved',
  'profile-edit-rejected',
  'member-note-added',
  'member-contacted',
];
const listed = (actions: readonly AuditAction[]): string => actions.map(quoted).join(', ');

const account = (what: string, at: string): TimelineSource => ({
  kind: 'proofs',
  columns: { what: quoted(what), at },
  from: `users WHERE id = :me AND ${at} IS NOT NULL`,
});

const audited = (kind: TimelineKind, where: string): TimelineSource => ({
  kind,
  columns: { what: quoted('audited'), at: 'at', id: 'id', audit: 'id' },
  from: `audit_log WHERE ${where}`,
});

const OF_THESE_DAYS = 'subject = :name AND at >= :since AND at < :until';

const BEFORE_AUDIT: readonly TimelineSource[] = [
  account('registered', 'registered_at'),
  account('email-verified', 'email_verified_at'),
  account('phone-verified', 'phone_verified_at'),
  {
    kind: 'proofs',
    columns: {
      what: quoted('consented'),
      at: 'agreed_at',
      id: 'MAX(id)',
      codes: 'GROUP_CONCAT(kind)',
      notes: 'MAX(text_version)',
      ip: 'MAX(ip)',
    },
    from: 'consents WHERE user_id = :me GROUP BY agreed_at',
  },
  {
    kind: 'proofs',
    columns: { what: quoted('document-uploaded'), at: 'uploaded_at', id: 'id', codes: 'kind' },
    from: 'documents WHERE user_id = :me',
  },
  {
    kind: 'decisions',
    columns: { what: `IF(resubmission, 'resubmitted', 'entered-queue')`, at: 'entered_at', id: 'id' },
    from: 'verification_cases WHERE user_id = :me',
  },
  {
    kind: 'decisions',
    columns: {
      what: `CASE decision WHEN 'approve' THEN 'approved' WHEN 'reject' THEN 'rejected' ELSE 'pre-approved' END`,
      at: 'decided_at',
      id: 'id',
      admin: 'decided_by',
      notes: 'notes',
      codes: 'reason_codes',
    },
    from: 'verification_cases WHERE user_id = :me AND decided_at IS NOT NULL',
  },
  {
    kind: 'decisions',
    columns: { what: quoted('change-requested'), at: 'asked_at', id: 'id', codes: 'changes' },
    from: 'profile_edits WHERE user_id = :me',
  },
  {
    kind: 'decisions',
    columns: {
      what: `IF(decision = 'approve', 'change-approved', 'change-rejected')`,
      at: 'decided_at',
      id: 'id',
      admin: 'decided_by',
      notes: 'notes',
      codes: 'changes',
    },
    from: 'profile_edits WHERE user_id = :me AND decided_at IS NOT NULL',
  },
  {
    kind: 'reports',
    columns: {
      what: quoted('was-reported'),
      at: 'created_at',
      id: 'id',
      other: 'reporter_id',
      report: 'public_id',
      notes: 'description',
      codes: 'COALESCE(system_kind, reason)',
    },
    from: 'reports WHERE reported_id = :me',
  },
  {
    kind: 'reports',
    columns: {
      what: quoted('reported'),
      at: 'created_at',
      id: 'id',
      other: 'reported_id',
      report: 'public_id',
      notes: 'description',
      codes: 'reason',
    },
    from: 'reports WHERE reporter_id = :me',
  },
  {
    kind: 'reports',
    columns: {
      what: `IF(MAX(outcome) = 'upheld', 'report-upheld', 'report-dismissed')`,
      at: 'closed_at',
      id: 'MAX(id)',
      count: 'COUNT(*)',
      admin: 'MAX(closed_by)',
      report: 'MIN(public_id)',
      notes: 'MAX(notes)',
      codes: 'MAX(action)',
    },
    from: 'reports WHERE reported_id = :me AND closed_at IS NOT NULL GROUP BY closed_at',
  },
  {
    kind: 'interests',
    columns: { what: quoted('interests-sent'), at: 'MAX(sent_at)', id: 'MAX(id)', count: 'COUNT(*)' },
    from: `interests WHERE sender_id = :me GROUP BY ${day('sent_at')}`,
  },
  {
    kind: 'interests',
    columns: { what: quoted('interests-received'), at: 'MAX(delivered_at)', id: 'MAX(id)', count: 'COUNT(*)' },
    // What waits is no one's but the sender's until it is delivered.
    from: `interests WHERE receiver_id = :me AND delivered_at IS NOT NULL GROUP BY ${day('delivered_at')}`,
  },
  {
    kind: 'interests',
    columns: { what: quoted('interests-accepted'), at: 'answered_at', id: 'id', other: 'other' },
    from: `(SELECT id, answered_at, high_user_id AS other FROM interests
              WHERE low_user_id = :me AND state = 'accepted' AND answered_at IS NOT NULL
            UNION ALL SELECT id, answered_at, low_user_id FROM interests
              WHERE high_user_id = :me AND state = 'accepted' AND answered_at IS NOT NULL) accepted`,
  },
  {
    kind: 'interests',
    columns: { what: quoted('contact-opened-by'), at: 'MAX(last_at)', id: 'TO_DAYS(day)', count: 'COUNT(*)' },
    from: `access_events WHERE owner_id = :me AND viewer_kind = 'member' AND what = 'contact' GROUP BY day`,
  },
  {
    kind: 'interests',
    columns: { what: quoted('contact-opened-of'), at: 'MAX(last_at)', id: 'TO_DAYS(day)', count: 'COUNT(*)' },
    from: `access_events WHERE viewer_id = :me AND viewer_kind = 'member' AND what = 'contact' GROUP BY day`,
  },
  {
    kind: 'sign-ins',
    columns: { what: quoted('logged-in'), at: 'at', id: 'id', ip: 'ip' },
    from: 'sign_ins WHERE user_id = :me',
  },
  {
    kind: 'sign-ins',
    columns: {
      what: quoted('session-ended'),
      at: 'ended_at',
      id: 'CRC32(id)',
      notes: 'user_agent',
      codes: 'end_reason',
      ip: 'ip',
    },
    from: 'sessions WHERE user_id = :me AND ended_at IS NOT NULL',
  },
  {
    kind: 'notes',
    columns: {
      what: quoted('noted'),
      at: 'at',
      id: 'id',
      admin: 'admin_id',
      notes: 'text',
      codes: `CONCAT_WS(',', kind, outcome)`,
    },
    from: 'member_notes WHERE user_id = :me',
  },
  {
    kind: 'audit',
    // Who looks through a member's eyes has the page open already: it is part of that look.
    columns: {
      what: quoted('looked-up'),
      at: 'MAX(at)',
      id: 'MAX(id)',
      count: `GREATEST(1, SUM(details = '{}'))`,
      audit: 'MAX(id)',
    },
    from: `audit_log WHERE ${OF_THESE_DAYS} AND action = 'member-looked-up' GROUP BY actor, ${day('at')}`,
    sparse: true,
  },
];

const AUDIT: readonly TimelineSource[] = [
  { ...audited('decisions', `${OF_THESE_DAYS} AND action IN (${listed(STATES)})`), sparse: true },
  audited('audit', `subject = :name AND action NOT IN ('member-looked-up', ${listed([...STATES, ...TOLD])})`),
  audited('audit', `actor = :name AND subject <> :name AND action NOT IN (${listed([...STATES, ...TOLD])})`),
];
/** Nothing but the log: whole. */
const WHOLE_AUDIT: readonly TimelineSource[] = [
  audited('audit', `subject = :name AND action <> 'member-looked-up'`),
  audited('audit', `actor = :name AND subject <> :name`),
];

/** A source keeps its place whatever is asked for, since a cursor names it. */
export interface PlacedSource {
  readonly place: number;
  readonly source: TimelineSource;
}

/** The sources in their order. */
export function sourcesOf(kinds: readonly TimelineKind[]): PlacedSource[] {
  const onlyAudit = kinds.length === 1 && kinds[0] === 'audit';
  return [...BEFORE_AUDIT, ...(onlyAudit ? WHOLE_AUDIT : AUDIT)]
    .map((source, place) => ({ place, source }))
    .filter(({ source }) => kinds.length === 0 || kinds.includes(source.kind));
}

/** All its columns, in the order in which every source has them. */
export const selectOf = ({ columns, from }: TimelineSource): string =>
  `SELECT ${Object.entries({ ...COLUMNS, ...columns })
    .map(([name, sql]) => `${sql} AS \`${name}\``)
    .join(', ')} FROM ${from}`;
