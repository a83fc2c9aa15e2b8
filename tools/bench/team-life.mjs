// What members and the team leave behind in a large community: logins, interests, prints of signals, notes, questions.

const DAY = 86_400_000;
const LOGINS_EACH = 4;
const INTERESTS_EACH = 3;
/** What the member with the long story has. */
const LONG = { logins: 600, interests: 400, notes: 60 };
const STATES = { pending: 40, accepted: 25, declined: 20, expired: 15 };
const NETWORKS = 6000;
const DEVICES = 400;
/** Per thousand members. */
const KEPT = 200;
const ANNOUNCEMENTS = 20;

export const longHistoryOf = (members) => members[Math.floor(members.length / 2)];

/** The same 32 bytes for the same number. */
const print = (number) => Buffer.alloc(32, `${number};`);
const after = (random, m, now) => new Date(m.registered.getTime() + random.fraction() * (now - m.registered));

function* loginRows(members, busy, { random, now }) {
  for (const m of members)
    for (let login = 0; login < (m === busy ? LONG.logins : LOGINS_EACH); login += 1)
      yield [m.id, `10.${m.id % 250}.0.1`, after(random, m, now)];
}

/** Each pair once: a member writes to those who come some places later. */
function* interestRows(members, busy, { random, now }) {
  for (const [place, m] of members.entries())
    for (let other = 1; other <= (m === busy ? LONG.interests : INTERESTS_EACH); other += 1) {
      const receiver = members[place + other * 7];
      if (!receiver || m.verification !== 'verified') continue;
      const at = after(random, m, now);
      const expires = new Date(+at + 30 * DAY);
      const drawn = random.weighted(STATES);
      const state = drawn === 'pending' && expires < now ? 'expired' : drawn;
      const answered = state === 'accepted' || state === 'declined' ? new Date(Math.min(now, +at + 2 * DAY)) : null;
      yield [random.id(), m.id, receiver.id, m.id, receiver.id, state, at, at, at, answered, expires];
    }
}

function* signalRows(members, { random }) {
  for (const m of members) {
    if (m.verification === 'not-verified') continue;
    const network = random.below(NETWORKS);
    const address = print(network * 100 + random.below(40));
    yield [m.id, address, print(network), print(random.below(DEVICES)), 60 + random.below(900), m.registered];
  }
}

const bands = (hash) => [0, 2, 4, 6].map((place) => hash.readUInt16BE(place));
const hashed = (random) => {
  const hash = random.bytes(8);
  return [random.bytes(32), String(hash.readBigUInt64BE()), ...bands(hash)];
};

function* keptRows(count, { random, now }) {
  for (let number = 0; number < count; number += 1)
    yield [number + 1, 'rejected', 'picture', ...hashed(random), new Date(now - random.below(365) * DAY)];
}

function* noteRows(members, busy, admins, { random, now }) {
  const text = 'Called the father, who confirmed what the profile says about work and city.';
  const row = (m) => [random.id(), m.id, random.pick(admins).id, 'note', text, after(random, m, now)];
  for (let note = 0; note < LONG.notes; note += 1) yield row(busy);
  for (const m of members) if (random.chance(0.05)) yield row(m);
}

function* announcementRows(admins, { random, now }) {
  for (let number = 0; number < ANNOUNCEMENTS; number += 1) {
    const at = new Date(now - (number + 1) * 7 * DAY);
    const words = ['Meet in Guntur', 'Families meet on Sunday at ten.'];
    const segment =
      '{"verification":"verified","gender":"all","ageFrom":null,"ageTo":null,"state":"","city":"","activeDays":null}';
    yield [
      random.id(),
      ...words,
      true,
      true,
      segment,
      at,
      new Date(+at + 30 * DAY),
      random.pick(admins).id,
      at,
      1000,
      at,
    ];
  }
}

async function addSignals(bulk, members, context) {
  const { random } = context;
  await bulk.insert(
    'registration_signals',
    ['user_id', 'address', 'network', 'device', 'form_seconds', 'registered_at'],
    signalRows(members, context),
  );
  const [photos] = await bulk.query(
    'SELECT p.id FROM photos p LEFT JOIN photo_hashes h ON h.photo_id = p.id WHERE h.photo_id IS NULL',
  );
  const hash = ['d_hash', 'band0', 'band1', 'band2', 'band3'];
  await bulk.insert(
    'photo_hashes',
    ['photo_id', 'exact', ...hash],
    photos.map(({ id }) => [id, ...hashed(random)]),
  );
  await bulk.insert(
    'kept_prints',
    ['user_id', 'why', 'kind', 'print', ...hash, 'kept_at'],
    keptRows(Math.round((members.length * KEPT) / 1000), context),
  );
}

/**
 * Among the open cases some wait for their member, some were answered, many are assigned, and one in ten has no file.
 */
async function addTeamwork(bulk, admins, { random }) {
  const [open] = await bulk.query(
    'SELECT id, user_id AS userId, entered_at AS enteredAt FROM verification_cases WHERE decided_at IS NULL',
  );
  const asked = open.filter(() => random.chance(0.06));
  await bulk.insert(
    'case_questions',
    ['public_id', 'user_id', 'case_id', 'asked_by', 'asked_at', 'question', 'answer', 'ended_at', 'end_state'],
    asked.map(({ id, userId, enteredAt }, place) => {
      const answer = place % 3 === 0 ? ['As on the card.', enteredAt, 'answered'] : [null, null, null];
      return [random.id(), userId, id, random.pick(admins).id, enteredAt, 'Which spelling is right?', ...answer];
    }),
  );
  await bulk.query(
    `UPDATE verification_cases c JOIN case_questions q ON q.case_id = c.id
     SET c.waiting_since = IF(q.ended_at IS NULL, q.asked_at, NULL), c.answered_at = q.ended_at`,
  );
  await bulk.query(
    `UPDATE verification_cases SET assigned_to = ?, assigned_by = ?, assigned_at = entered_at
     WHERE decided_at IS NULL AND id % 4 = 0`,
    [admins[1].id, admins[2].id],
  );
  await bulk.query(
    `DELETE d FROM documents d JOIN verification_cases c ON c.user_id = d.user_id
     WHERE c.decided_at IS NULL AND c.id % 10 = 3 AND d.kind = 'aadhaar'`,
  );
  await bulk.query(
    `UPDATE verification_cases c SET
       c.abroad = EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = c.user_id AND p.work_type = 'nri'),
       c.no_file = NOT EXISTS (SELECT 1 FROM documents d
         WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL)
     WHERE c.decided_at IS NULL`,
  );
}

async function addAnnouncements(bulk, admins, context) {
  await bulk.insert(
    'announcements',
    [
      ...['public_id', 'title_en', 'text_en', 'banner', 'mail', 'segment', 'starts_at', 'ends_at', 'created_by'],
      ...['created_at', 'mails_planned', 'sent_at'],
    ],
    announcementRows(admins, context),
  );
  await bulk.query(
    `INSERT INTO announcement_recipients (announcement_id, user_id, message, state, queued_at)
     SELECT a.id, u.id, LPAD(u.id, 20, '0'), IF(u.id % 100 = 0, 'failed', 'sent'), a.starts_at
     FROM announcements a JOIN users u ON u.verification_status = 'verified' AND u.id % ? = a.id % ?`,
    [ANNOUNCEMENTS / 2, ANNOUNCEMENTS / 2],
  );
  await bulk.query(
    `UPDATE announcements a JOIN (SELECT announcement_id AS id, SUM(state = 'sent') AS sent, SUM(state = 'failed') AS failed
       FROM announcement_recipients GROUP BY announcement_id) r ON r.id = a.id
     SET a.mails_sent = r.sent, a.mails_failed = r.failed`,
  );
}

export const FILLED_BY_LIFE = [
  'sign_ins',
  'interests',
  'registration_signals',
  'photo_hashes',
  'kept_prints',
  'member_notes',
  'case_questions',
  'announcement_recipients',
];

/** Adds it to a community that has its members, photos, cases and `admins`. */
export async function addTeamLife(bulk, members, admins, context) {
  const busy = longHistoryOf(members);
  busy.verification = 'verified';
  await bulk.insert('sign_ins', ['user_id', 'ip', 'at'], loginRows(members, busy, context));
  await bulk.insert(
    'interests',
    [
      ...['public_id', 'low_user_id', 'high_user_id', 'sender_id', 'receiver_id', 'state'],
      ...['sent_at', 'waiting_since', 'delivered_at', 'answered_at', 'expires_at'],
    ],
    interestRows(members, busy, context),
  );
  await bulk.insert(
    'member_notes',
    ['public_id', 'user_id', 'admin_id', 'kind', 'text', 'at'],
    noteRows(members, busy, admins, context),
  );
  await addSignals(bulk, members, context);
  await addTeamwork(bulk, admins, context);
  await addAnnouncements(bulk, admins, context);
}
