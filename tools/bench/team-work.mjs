// What the team has done and has to do in a large community: cases, reports, lists, and the log of it all.
import { addTeamLife, longHistoryOf } from './team-life.mjs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADMINS = 40;
const SESSIONS_EACH = 250;

/** Per thousand members. */
const REPORTS = 100;
const EDITS = 80;
const ELIGIBLE = 400;
const COUPONS = 20;
const AUDIT_ROWS = 4000;
/** Share of the audit log that is about one member. */
const LOOKED_AT_OFTEN = 0.001;

const REASONS = {
  fake: 30,
  'wrong-facts': 25,
  married: 15,
  money: 10,
  abuse: 8,
  other: 6,
  dowry: 3,
  obscene: 2,
  underage: 1,
};
const ACTIONS = {
  'member-looked-up': 40,
  'document-opened': 30,
  'admin-signed-in': 8,
  'number-revealed': 6,
  'member-approved': 6,
  'member-rejected': 1,
  'report-closed': 1,
  'profile-edit-approved': 1,
  'list-exported': 0.2,
};

export async function addAdmins(bulk, { random, now }) {
  const [[{ last }]] = await bulk.query('SELECT MAX(id) AS last FROM admins');
  const admins = Array.from({ length: ADMINS }, (_, index) => ({ id: last + 1 + index, publicId: random.id() }));
  await bulk.insert(
    'admins',
    ['id', 'public_id', 'username', 'name', 'role', 'password_hash', 'disabled_at', 'created_at'],
    admins.map(({ id, publicId }, index) => {
      const disabled = index % 5 === 0 ? now : null;
      return [
        id,
        publicId,
        `team${index}`,
        `Colleague ${index}`,
        index % 3 ? 'reviewer' : 'support',
        '-',
        disabled,
        now,
      ];
    }),
  );
  await bulk.insert(
    'admin_sessions',
    ['id', 'admin_id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'ended_at', 'end_reason'],
    admins.flatMap(({ id }) =>
      Array.from({ length: SESSIONS_EACH }, (_, day) => {
        const at = new Date(now - day * DAY);
        return [random.id(), id, '10.0.0.1', 'bench', at, at, at, 'signed-out'];
      }),
    ),
  );
  return admins;
}

function* caseRows(members, admins, { random, now }, first) {
  let id = first - 1;
  for (const m of members) {
    if (!m.verifiedByCode) continue;
    const at = m.registered.getTime() + random.below(3 * HOUR);
    const row = (resubmission, entered, decided, decision) => {
      const by = decided && decision !== 'pre-approved' ? random.pick(admins).id : null;
      id += 1;
      return [
        id,
        random.id(),
        m.id,
        resubmission,
        new Date(entered),
        null,
        null,
        decided && new Date(decided),
        decision,
        by,
      ];
    };
    if (m.verification === 'semi-verified') {
      const claimer = random.chance(0.01) ? random.pick(admins).id : null;
      const open = row(random.chance(0.1), at, null, null);
      yield [...open.slice(0, 5), claimer, claimer && now, ...open.slice(7)];
      continue;
    }
    const decided = Math.min(at + random.fraction() * 40 * HOUR, now.getTime());
    if (m.verification === 'rejected') yield row(false, at, decided, 'reject');
    else {
      const again = random.chance(0.12);
      if (again) yield row(false, at, decided, 'reject');
      yield row(again, again ? decided : at, decided, random.chance(0.1) ? 'pre-approved' : 'approve');
      // R65: the team lists a verified member by the decision that verified them.
      m.verifiedCase = id;
    }
  }
}

function* reportRows(members, admins, { random, now }) {
  const count = Math.round((members.length * REPORTS) / 1000);
  for (let number = 0; number < count; number += 1) {
    const reporter = members[(number * 7) % members.length];
    const reported = members[(number * 7 + 1 + random.below(50)) % members.length];
    const open = number > count * 0.92;
    const at = new Date(now - (open ? random.fraction() * 3 : random.fraction() * 700) * DAY);
    const upheld = random.chance(0.4);
    const decided = [at, upheld ? 'upheld' : 'dismissed', upheld ? 'warn' : 'none', random.pick(admins).id];
    yield [
      random.id(),
      reporter.id,
      reported.id,
      random.weighted(REASONS),
      'The facts differ from what the family told us on the phone.',
      at,
      ...(open ? [null, null, null, null] : decided),
    ];
  }
}

function* editRows(members, admins, { random, now }) {
  const verified = members.filter((m) => m.verification === 'verified');
  const count = Math.min(verified.length, Math.round((members.length * EDITS) / 1000));
  for (let number = 0; number < count; number += 1) {
    const open = number > count * 0.95;
    const at = new Date(now - (open ? random.fraction() * 3 : random.fraction() * 600) * DAY);
    const changes = JSON.stringify({ gothra: random.pick(['Bharadwaja', 'Vasishta', 'Atreya']) });
    const decided = open ? [null, null, null] : [at, 'approve', random.pick(admins).id];
    yield [random.id(), verified[number].id, changes, JSON.stringify({ gothra: 'Kashyapa' }), at, ...decided];
  }
}

function* eligibleRows(members, admins, { random, now }) {
  const count = Math.round((members.length * ELIGIBLE) / 1000);
  for (let number = 0; number < count; number += 1) {
    const member = random.chance(0.4) ? members[number] : null;
    const at = new Date(now - random.fraction() * 700 * DAY);
    yield [
      random.id(),
      member?.email ?? `vouched.${random.below(1_000_000)}.${number}@example.net`,
      member?.phone ?? String(7_000_000_000 + random.below(900_000_000)),
      random.pick(admins).id,
      at,
      member?.id ?? null,
      member && at,
    ];
  }
}

function* couponRows(members, admins, { random, now }) {
  const count = Math.round((members.length * COUPONS) / 1000);
  for (let number = 0; number < count; number += 1)
    yield [
      `OFFER${number.toString(36).toUpperCase()}`,
      random.below(101),
      random.chance(0.5) ? '2027-12-31' : null,
      random.chance(0.7),
      random.below(500),
      random.pick(admins).id,
      new Date(now - random.fraction() * 700 * DAY),
    ];
}

/** Hashed as the product does it, so that the chain of the audit log stays intact. */
async function addAuditRows(bulk, members, admins, { random, now, rowHash }) {
  const count = Math.round((members.length * AUDIT_ROWS) / 1000);
  const [[head]] = await bulk.query('SELECT row_count AS rowCount, hash FROM audit_head');
  let previous = head.hash;
  function* rows() {
    for (let number = 0; number < count; number += 1) {
      const at = new Date(now - (1 - Math.sqrt(number / count)) * 730 * DAY);
      const action = random.weighted(ACTIONS);
      const actor = `admin:${random.pick(admins).publicId}`;
      const about = random.chance(LOOKED_AT_OFTEN) ? longHistoryOf(members) : random.pick(members);
      const subject = action.startsWith('admin-') ? actor : `member:${about.publicId}`;
      const row = { at, actor, action, subject, ip: '10.0.0.1', details: '{}' };
      const hash = rowHash(previous, row);
      yield [at, actor, action, subject, row.ip, row.details, previous, hash];
      previous = hash;
    }
  }
  const columns = ['at', 'actor', 'action', 'subject', 'ip', 'details', 'previous_hash', 'hash'];
  await bulk.insert('audit_log', columns, rows());
  await bulk.query('UPDATE audit_head SET row_count = ?, hash = ?', [head.rowCount + count, previous]);
  await bulk.query(`REPLACE INTO audit_days (action, day, total)
    SELECT action, DATE(at + INTERVAL 330 MINUTE) AS day, COUNT(*) FROM audit_log GROUP BY action, day`);
}

const CASE = 'id public_id user_id resubmission entered_at claimed_by claimed_at decided_at decision decided_by'.split(
  ' ',
);

/** All cases of these members, who then know the decision that verified them. */
export async function addCases(bulk, members, admins, context) {
  const [[{ last }]] = await bulk.query('SELECT COALESCE(MAX(id), 0) AS last FROM verification_cases');
  await bulk.insert('verification_cases', CASE, caseRows(members, admins, context, Number(last) + 1));
  await bulk.query(`REPLACE INTO admin_decisions (admin_id, total)
    SELECT decided_by, COUNT(*) FROM verification_cases WHERE decided_by IS NOT NULL GROUP BY decided_by`);
}

const LISTS = {
  reports: [
    'public_id reporter_id reported_id reason description created_at closed_at outcome action closed_by',
    reportRows,
  ],
  profile_edits: ['public_id user_id changes stood asked_at decided_at decision decided_by', editRows],
  eligible_users: ['public_id email phone added_by added_at used_by used_at', eligibleRows],
  coupons: ['code discount expiry_date is_active uses created_by created_at', couponRows],
};

/** Search terms for each list of the team. */
async function addListWords(bulk) {
  const members = {
    queue: 'SELECT open_user_id AS user_id FROM verification_cases WHERE open_user_id > 0',
    reports: 'SELECT DISTINCT reported_id AS user_id FROM reports',
    edits: 'SELECT DISTINCT user_id FROM profile_edits',
    eligible: 'SELECT DISTINCT used_by AS user_id FROM eligible_users WHERE used_by > 0',
  };
  for (const [list, who] of Object.entries(members))
    await bulk.query(`INSERT IGNORE INTO list_words (list, word, kind, user_id)
      SELECT '${list}', w.word, w.kind, w.user_id FROM (${who}) m JOIN search_words w ON w.user_id = m.user_id`);
}

export async function addTeamWork(bulk, members, admins, context) {
  for (const [table, [columns, make]] of Object.entries(LISTS))
    await bulk.insert(table, columns.split(' '), make(members, admins, context));
  await addListWords(bulk);
  await addAuditRows(bulk, members, admins, context);
  await addTeamLife(bulk, members, admins, context);
}
