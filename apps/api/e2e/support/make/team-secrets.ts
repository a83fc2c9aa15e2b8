/** What the team keeps about a member: planted, so that a test can look for it in every answer to members. */
import type { DataSource } from 'typeorm';

const print = (word: string): Buffer => Buffer.from(word.padEnd(32, 'x'));

/** Secrets by record; none of it is for members, except questions to the owner and their answers. */
export const TEAM_SECRETS = {
  reviewer: 'lantedreviewer',
  assignment: 'Plantedassignment',
  firstApproval: 'Plantedfirstapproval',
  question: 'Plantedquestion',
  answer: 'Plantedanswer',
  tick: 'Plantedtick',
  note: 'Plantednote',
  overrideReason: 'Plantedoverride',
  refusal: 'Plantedrefusal',
  pictureDigest: 'Plantedpicturedigest',
  pictureHash: '12345678901234567890',
  address: 'Plantedaddress',
  network: 'Plantednetwork',
  device: 'Planteddevice',
  keptPrint: 'Plantedkeptprint',
  keptHash: '9876543210987654321',
  savedView: 'Plantedview',
  template: 'Plantedtemplate',
  segment: 'Plantedsegment',
  recipient: 'Plantedrecipient',
} as const;
export type TeamSecret = keyof typeof TEAM_SECRETS;

/** As text, and as bytes are written into JSON. The last letters may share a base64 group with the filling. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
  return [secret, bytes.toString('latin1'), bytes.toString('hex'), whole.toString('base64'), [...bytes].join(',')];
}

/** The moments of an answer, as its headers and bodies write them. */
const MOMENTS = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{4} \d\d:\d\d:\d\d GMT/g;

/** Whether an answer holds a secret. At 09:03:47 its date would also hold the birth time 03:47: moments do not count. */
export function holds(answer: string, secret: string): boolean {
  const text = answer.replace(MOMENTS, '');
  return formsOf(secret).some((form) => text.includes(form));
}

const WHEN = 'a moment';
const WHO = 'the number of an administrator; their names are planted';
const KEY = 'a key of our own, planted by what it belongs to';
const STATE = 'a state from a fixed list';
const COUNT = 'a count';
const OF_ALL = 'about the whole community, not about a member';

/** Every column that the team's screens have added, by table: the secret planted in it, or why it holds none. */
export const TEAM_COLUMNS: Readonly<Record<string, Readonly<Record<string, TeamSecret | { none: string }>>>> = {
  verification_cases: {
    assigned_to: { none: WHO },
    assigned_by: { none: WHO },
    assigned_at: { none: WHEN },
    assign_note: 'assignment',
    second_by: { none: WHO },
    second_at: { none: WHEN },
    second_seen: 'firstApproval',
    waiting_since: { none: WHEN },
    answered_at: { none: WHEN },
    reminders: { none: COUNT },
    reminded_at: { none: WHEN },
    lane: { none: STATE },
    abroad: { none: STATE },
    no_file: { none: STATE },
  },
  desk_events: { to_admin_id: { none: WHO } },
  pending_decisions: { override_reason: 'overrideReason' },
  photos: {
    review_state: { none: STATE },
    reviewed_by: { none: WHO },
    reviewed_at: { none: WHEN },
    refusal: 'refusal',
  },
  case_questions: {
    id: { none: KEY },
    public_id: { none: KEY },
    user_id: { none: KEY },
    case_id: { none: KEY },
    asked_by: { none: WHO },
    asked_at: { none: WHEN },
    question: 'question',
    answer: 'answer',
    ended_at: { none: WHEN },
    end_state: { none: STATE },
    open_case_id: { none: KEY },
  },
  case_ticks: {
    case_id: { none: KEY },
    admin_id: { none: WHO },
    fact: { none: STATE },
    state: { none: STATE },
    seen: 'tick',
    at: { none: WHEN },
  },
  member_notes: {
    id: { none: KEY },
    public_id: { none: KEY },
    user_id: { none: KEY },
    admin_id: { none: WHO },
    kind: { none: STATE },
    outcome: { none: STATE },
    text: 'note',
    at: { none: WHEN },
  },
  photo_hashes: {
    photo_id: { none: KEY },
    exact: 'pictureDigest',
    d_hash: 'pictureHash',
    compared_at: { none: WHEN },
    ...Object.fromEntries([0, 1, 2, 3].map((band) => [`band${band}`, { none: 'a part of the hash beside it' }])),
  },
  registration_signals: {
    user_id: { none: KEY },
    address: 'address',
    network: 'network',
    device: 'device',
    form_seconds: { none: COUNT },
    registered_at: { none: WHEN },
    phone_changed_at: { none: WHEN },
  },
  kept_prints: {
    id: { none: KEY },
    user_id: { none: KEY },
    why: { none: STATE },
    kind: { none: STATE },
    print: 'keptPrint',
    d_hash: 'keptHash',
    ...Object.fromEntries([0, 1, 2, 3].map((band) => [`band${band}`, { none: 'a part of the hash beside it' }])),
    kept_at: { none: WHEN },
  },
  saved_views: {
    id: { none: KEY },
    public_id: { none: KEY },
    admin_id: { none: WHO },
    list: { none: STATE },
    name: 'savedView',
    query: 'savedView',
    is_default: { none: STATE },
  },
  reply_templates: {
    id: { none: KEY },
    public_id: { none: KEY },
    purpose: { none: STATE },
    title: 'template',
    en: 'template',
    te: 'template',
  },
  announcements: {
    ...Object.fromEntries(
      ['title_en', 'text_en', 'title_te', 'text_te', 'page'].map((column) => [column, { none: 'meant for members' }]),
    ),
    ...Object.fromEntries(['starts_at', 'ends_at', 'created_at'].map((column) => [column, { none: WHEN }])),
    ...Object.fromEntries(['listed_at', 'sent_at', 'stopped_at'].map((column) => [column, { none: WHEN }])),
    id: { none: KEY },
    public_id: { none: KEY },
    banner: { none: STATE },
    mail: { none: STATE },
    segment: 'segment',
    created_by: { none: WHO },
    mails_planned: { none: COUNT },
    mails_sent: { none: COUNT },
    mails_failed: { none: COUNT },
    last_user_id: { none: 'how far the mails have come' },
  },
  announcement_recipients: {
    announcement_id: { none: KEY },
    user_id: { none: KEY },
    message: 'recipient',
    state: { none: STATE },
    queued_at: { none: WHEN },
  },
  announcement_dismissals: {
    announcement_id: { none: KEY },
    user_id: { none: KEY },
    at: { none: WHEN },
  },
  desk_settings: {
    id: { none: KEY },
    version: { none: COUNT },
    settings: { none: OF_ALL },
    changed_by: { none: WHO },
    changed_at: { none: WHEN },
  },
  daily_figures: { day: { none: OF_ALL }, figure: { none: OF_ALL }, value: { none: OF_ALL } },
  kept_figures: {
    name: { none: OF_ALL },
    figures: { none: OF_ALL },
    computed_at: { none: WHEN },
    next_at: { none: WHEN },
  },
  legal_texts: {
    id: { none: KEY },
    kind: { none: STATE },
    version: { none: WHEN },
    en: { none: 'meant for everybody' },
    te: { none: 'meant for everybody' },
    published_by: { none: WHO },
    published_at: { none: WHEN },
  },
};

/** Tables that are older than these screens: only the columns named above came with them. */
export const OLDER_TABLES = ['verification_cases', 'desk_events', 'pending_decisions', 'photos'];

const insertInto = async (database: DataSource, table: string, row: Record<string, unknown>): Promise<number> => {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
  return (await database.query<{ insertId: number }>(sql, Object.values(row))).insertId;
};

/** Plants all of it on a member; the case is open, and one of its questions too. */
export async function plantTeamSecrets(database: DataSource, userId: number, photoId: string): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>) => insertInto(database, table, row);
  const now = new Date();
  const admin = await insert('admins', {
    public_id: 'plantedadmin00000000',
    username: 'plantedreviewer',
    name: 'Plantedreviewer',
    role: 'reviewer',
    password_hash: '-',
  });
  await database.query('DELETE FROM verification_cases WHERE user_id = ? AND decided_at IS NULL', [userId]);
  const caseId = await insert('verification_cases', {
    public_id: 'plantedcase000000000',
    user_id: userId,
    entered_at: now,
    claimed_by: admin,
    claimed_at: now,
    assigned_to: admin,
    assigned_by: admin,
    assigned_at: now,
    assign_note: TEAM_SECRETS.assignment,
    second_by: admin,
    second_at: now,
    second_seen: TEAM_SECRETS.firstApproval,
    waiting_since: now,
  });
  const question = { user_id: userId, case_id: caseId, asked_by: admin, asked_at: now };
  await insert('case_questions', {
    ...question,
    public_id: 'plantedquestion00001',
    question: 'An earlier one',
    answer: TEAM_SECRETS.answer,
    ended_at: now,
    end_state: 'answered',
  });
  await insert('case_questions', {
    ...question,
    public_id: 'plantedquestion00002',
    question: TEAM_SECRETS.question,
  });
  await insert('case_ticks', {
    case_id: caseId,
    admin_id: admin,
    fact: 'name',
    state: 'wrong',
    seen: TEAM_SECRETS.tick,
    at: now,
  });
  await insert('pending_decisions', {
    case_id: caseId,
    admin_id: admin,
    decision: 'approve',
    seen: 'x',
    ip: '10.0.0.1',
    due_at: new Date(now.getTime() + 86_400_000),
    override_reason: TEAM_SECRETS.overrideReason,
  });
  await insert('member_notes', {
    public_id: 'plantednote000000000',
    user_id: userId,
    admin_id: admin,
    kind: 'note',
    text: TEAM_SECRETS.note,
    at: now,
  });
  await plantPrints(database, userId, photoId, admin);
  await insert('saved_views', {
    public_id: 'plantedview000000000',
    admin_id: admin,
    list: 'users',
    name: TEAM_SECRETS.savedView,
    query: `?q=${TEAM_SECRETS.savedView}`,
  });
  const words = TEAM_SECRETS.template;
  await insert('reply_templates', {
    public_id: 'plantedtemplate00000',
    purpose: 'reject',
    title: words,
    en: words,
    te: words,
  });
  const everybody = { verification: 'all', gender: 'all', ageFrom: null, ageTo: null, state: '', activeDays: null };
  const announcement = await insert('announcements', {
    public_id: 'plantedannouncement0',
    title_en: 'Meet in Guntur',
    text_en: 'On Sunday',
    banner: true,
    mail: true,
    segment: JSON.stringify({ ...everybody, city: '', words: TEAM_SECRETS.segment }),
    starts_at: now,
    ends_at: new Date(now.getTime() + 86_400_000),
    created_by: admin,
    created_at: now,
    mails_planned: 1,
    sent_at: now,
  });
  await insert('announcement_recipients', {
    announcement_id: announcement,
    user_id: userId,
    message: TEAM_SECRETS.recipient,
    state: 'sent',
    queued_at: now,
  });
}

async function plantPrints(database: DataSource, userId: number, photoId: string, admin: number): Promise<void> {
  const now = new Date();
  await database.query(
    `UPDATE photos SET review_state = 'fine', reviewed_by = ?, reviewed_at = ?, refusal = ? WHERE public_id = ?`,
    [admin, now, TEAM_SECRETS.refusal, photoId],
  );
  await database.query(
    `REPLACE INTO photo_hashes (photo_id, exact, d_hash, band0, band1, band2, band3)
     SELECT id, ?, ?, 1, 2, 3, 4 FROM photos WHERE public_id = ?`,
    [print(TEAM_SECRETS.pictureDigest), TEAM_SECRETS.pictureHash, photoId],
  );
  await database.query(
    `REPLACE INTO registration_signals (user_id, address, network, device, form_seconds, registered_at)
     VALUES (?, ?, ?, ?, 61, ?)`,
    [userId, print(TEAM_SECRETS.address), print(TEAM_SECRETS.network), print(TEAM_SECRETS.device), now],
  );
  await database.query(
    `INSERT INTO kept_prints (user_id, why, kind, print, d_hash, band0, band1, band2, band3, kept_at)
     VALUES (?, 'rejected', 'picture', ?, ?, 1, 2, 3, 4, ?)`,
    [userId, print(TEAM_SECRETS.keptPrint), TEAM_SECRETS.keptHash, now],
  );
}
