// The stored result: rows, and halves of what belongs together.
import { createConnection } from 'mysql2/promise';
import { compare, compareMessages } from './count.mjs';

const ALL = `u.email LIKE 'family%@example.com'`;

/** How often each act of a family left its trace, by the family's address. */
const TRACES = {
  registration: `SELECT u.email, COUNT(*) AS times FROM users u WHERE ${ALL} GROUP BY u.email`,
  photo: `SELECT u.email, COUNT(*) AS times FROM photos p JOIN users u ON u.id = p.user_id WHERE ${ALL} GROUP BY u.email`,
  email: `SELECT u.email, 1 AS times FROM users u WHERE ${ALL} AND u.email_verified_at IS NOT NULL`,
  phone: `SELECT u.email, 1 AS times FROM users u WHERE ${ALL} AND u.phone_verified_at IS NOT NULL`,
  decision: `SELECT u.email, COUNT(*) AS times FROM audit_log a JOIN users u ON a.subject = CONCAT('member:', u.public_id)
    WHERE a.action IN ('member-approved', 'member-rejected') AND ${ALL} GROUP BY u.email`,
};

/** Each query must return no rows after any interruption. */
const HALF_DONE = {
  'an account without a profile': `SELECT u.email FROM users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE ${ALL} AND p.user_id IS NULL`,
  'an account without its consents': `SELECT u.email FROM users u LEFT JOIN consents c ON c.user_id = u.id
    WHERE ${ALL} AND c.user_id IS NULL`,
  'an account without its identity number': `SELECT u.email FROM users u LEFT JOIN identity_numbers i ON i.user_id = u.id
    WHERE ${ALL} AND i.user_id IS NULL AND u.verification_status IN ('not-verified', 'semi-verified')`,
  'a registration without the mail of its code': `SELECT u.email FROM users u
    LEFT JOIN outbox o ON o.user_id = u.id AND o.template = 'email-code' WHERE ${ALL} AND o.id IS NULL`,
  'a photo without its digest': `SELECT u.email FROM photos p JOIN users u ON u.id = p.user_id
    LEFT JOIN photo_hashes h ON h.photo_id = p.id WHERE ${ALL} AND h.photo_id IS NULL`,
  'both codes entered, and no case': `SELECT u.email FROM users u LEFT JOIN verification_cases c ON c.user_id = u.id
    WHERE ${ALL} AND u.email_verified_at IS NOT NULL AND u.phone_verified_at IS NOT NULL AND c.id IS NULL`,
  'a status that is not the decision': `SELECT u.email FROM users u JOIN verification_cases c ON c.user_id = u.id
    WHERE ${ALL} AND c.decided_at IS NOT NULL
      AND u.verification_status <> IF(c.decision = 'approve', 'verified', 'rejected')`,
  'a decision without its line in the audit log': `SELECT u.email FROM users u JOIN verification_cases c ON c.user_id = u.id
    LEFT JOIN audit_log a ON a.subject = CONCAT('member:', u.public_id)
      AND a.action IN ('member-approved', 'member-rejected')
    WHERE ${ALL} AND c.decided_at IS NOT NULL AND a.id IS NULL`,
  'a decision of which the family was told nothing': `SELECT u.email FROM users u
    JOIN verification_cases c ON c.user_id = u.id LEFT JOIN notifications n ON n.user_id = u.id
    WHERE ${ALL} AND c.decided_at IS NOT NULL AND n.id IS NULL`,
  'a decision that waits though its time is over': `SELECT u.email FROM pending_decisions d
    JOIN verification_cases c ON c.id = d.case_id JOIN users u ON u.id = c.user_id WHERE ${ALL}`,
};

const OUTBOX = `SELECT public_id AS id, channel, CONCAT(template, ' to ', destination) AS cause, destination,
  sent_at IS NOT NULL AS sent, dropped_at IS NOT NULL AS dropped, tries FROM outbox`;

export async function withConnection(url, work) {
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  try {
    return await work(async (sql) => (await connection.query(sql))[0]);
  } finally {
    await connection.end();
  }
}

/** What of each kind of act is stored, as `compare` says it. */
export async function storedOf(query, acts) {
  const rows = {};
  for (const kind of acts.kinds()) {
    const stored = new Map((await query(TRACES[kind])).map(({ email, times }) => [email, Number(times)]));
    rows[kind] = compare({ tried: acts.tried(kind), acknowledged: acts.acknowledged(kind), stored });
  }
  return rows;
}

export const outboxOf = (query) => query(OUTBOX);

/** Mails by their Message-ID, SMS by the number that each family has of its own. */
export function messagesOf(rows, { mail, sms }) {
  const of = (channel) => rows.filter((row) => row.channel === channel);
  const numbers = of('sms').map((row) => ({ ...row, id: `91${row.destination}` }));
  return {
    mails: compareMessages({ rows: of('email'), received: mail.caught.map(({ id }) => id) }),
    SMS: compareMessages({ rows: numbers, received: sms.caught.map(({ to }) => to) }),
  };
}

/** {what, families} of each kind of half that was found. */
export async function halfDone(query) {
  const found = [];
  for (const [what, sql] of Object.entries(HALF_DONE)) {
    const families = (await query(sql)).map(({ email }) => email);
    if (families.length > 0) found.push({ what, families });
  }
  return found;
}

/** Waits until nothing of the outbox and no decision is on its way. Returns how many messages still are after `ms`. */
export async function untilQuiet(url, ms) {
  const until = performance.now() + ms;
  return withConnection(url, async (query) => {
    for (;;) {
      const [{ waiting }] = await query(
        `SELECT (SELECT COUNT(*) FROM outbox WHERE next_try_at IS NOT NULL)
           + (SELECT COUNT(*) FROM pending_decisions) AS waiting`,
      );
      if (Number(waiting) === 0 || performance.now() > until) return Number(waiting);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });
}
