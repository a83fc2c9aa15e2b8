import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { ADMIN_PASSWORD, ANNOUNCEMENT } from '../make/example.js';
import {
  severalRows,
  NOTICE_ID,
  TEMPLATE_ID,
  TEMPLATE,
  newest,
  one,
  visitor,
  administrator,
  changeAccount,
  factor,
  ownPassword,
  announced,
  type Write,
} from './write.js';

export const WRITES_OF_TEAM: Readonly<Record<string, Write>> = {
  'POST /admin/session': visitor(() => ({ username: 'nobody', password: ADMIN_PASSWORD }), {
    wrong: ['admin-credentials'],
  }),
  'PUT /admin/session/password': administrator(
    () => ({ password: ADMIN_PASSWORD, newPassword: 'Queue5Evening' }),
    ownPassword,
  ),
  'POST /admin/session/proof': administrator(() => ({ password: ADMIN_PASSWORD }), ownPassword),
  'POST /admin/session/second-factor': administrator(() => ({ password: ADMIN_PASSWORD }), ownPassword),
  'POST /admin/session/second-factor/confirm': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/session/second-factor/recovery-codes': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/session/second-factor/removal': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/coupons': administrator(() => ({ code: 'ONCE', discount: 10 }), {
    again: () => ['DELETE FROM coupons'],
    kept: { code: newest('coupons', 'code') },
    lines: ['code'],
  }),
  'POST /admin/assisted/code': administrator(() => ({ phone: '9848099995', language: 'en' })),
  'POST /admin/assisted': administrator(
    () => ({ ...exampleProfile(), email: 'her@example.org', ticket: 'x', code: '123456' }),
    { wrong: ['code-expired'] },
  ),
  'POST /admin/assisted/consents/:userId': administrator(() => ({ note: 'Spoke with her.' }), {
    path: (of) => `/admin/assisted/consents/${of.memberId}`,
    wrong: ['changed-meanwhile'],
  }),
  'POST /admin/announcements': administrator(() => ANNOUNCEMENT, announced),
  'POST /admin/announcements/preview': administrator(() => ANNOUNCEMENT),
  'POST /admin/announcements/test': administrator(() => ({ ...ANNOUNCEMENT, to: 'owner@example.org' })),
  'PUT /admin/settings': administrator(() => ({ ...DEFAULT_TEAM_SETTINGS, version: 0 }), {
    again: () => ['DELETE FROM desk_settings'],
  }),
  'POST /admin/legal-texts': administrator(
    () => ({ kind: 'terms', version: '2099-01-01', en: ['# Cost\n\nFree.'], te: [] }),
    {
      again: () => ['DELETE FROM legal_texts'],
      put: { en: (text) => ['# Cost', text], te: (text) => ['# Cost', text] },
    },
  ),
  'POST /admin/templates': administrator(() => TEMPLATE, {
    again: () => ['DELETE FROM reply_templates'],
    kept: { title: newest('reply_templates', 'title'), en: newest('reply_templates', 'en') },
  }),
  'PUT /admin/templates/:id': administrator(() => TEMPLATE, {
    path: () => ADMIN_ROUTES.template(TEMPLATE_ID),
    again: () => [
      'DELETE FROM reply_templates',
      `INSERT INTO reply_templates (public_id, purpose, title, en, te) VALUES ('${TEMPLATE_ID}', 'reject', '', '', '')`,
    ],
    kept: { title: newest('reply_templates', 'title'), te: newest('reply_templates', 'te') },
  }),
  'POST /admin/views': administrator(() => ({ list: 'users', name: 'Mine', query: '?account=on-hold' }), {
    again: () => ['DELETE FROM saved_views'],
    kept: { name: newest('saved_views', 'name'), query: newest('saved_views', 'query') },
  }),
  'POST /admin/users/remind': administrator(severalRows),
  'POST /admin/users/reject-without-file': administrator(severalRows),
  'POST /admin/users/reject-without-file/undo': administrator(severalRows),
  'POST /admin/reports/dismiss': administrator(severalRows),
  'POST /admin/eligible-users/remove': administrator(severalRows),
  'PATCH /admin/coupons/:id': administrator(() => ({ isActive: false }), { path: () => '/admin/coupons/ONCE' }),
  'POST /admin/eligible-users': administrator(
    () => ({ users: [{ email: 'family@example.org', phone: '9848012345' }], label: 'Kurnool sabha' }),
    {
      again: () => ['DELETE FROM eligible_users', 'DELETE FROM eligible_batches'],
      kept: { label: newest('eligible_batches', 'label') },
      wrong: ['invalid-form'],
      put: {
        users: (text) => [{ email: text, phone: text }, text, { email: `${text}@example.org`, phone: '9848012345' }],
      },
    },
  ),
  'POST /admin/eligible-users/check': administrator(
    () => ({ users: [{ email: 'family@example.org', phone: '9848012345' }] }),
    { put: { users: (text) => [{ email: text, phone: text }, text] } },
  ),
  'POST /admin/profile-edits/:id/decision': administrator(
    ({ editAskedAt }) => ({ decision: 'reject', notes: 'No.', askedAt: editAskedAt }),
    {
      path: (of) => ADMIN_ROUTES.profileEditDecision(of.editId),
      again: () => ['UPDATE profile_edits SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL'],
      kept: { notes: newest('profile_edits', 'notes') },
      wrong: ['changed-meanwhile'],
    },
  ),
  'POST /admin/reports/:id/decision': administrator(
    () => ({ outcome: 'upheld', action: 'warn', notes: 'Looked at.', message: 'Please be kind.' }),
    {
      path: (of) => ADMIN_ROUTES.reportDecision(of.reportId),
      again: (of) => [
        `UPDATE reports SET closed_at = NULL, outcome = NULL, closed_by = NULL, notes = NULL
         WHERE public_id = '${of.reportId}'`,
      ],
      kept: { notes: (of) => `SELECT notes AS kept FROM reports WHERE public_id = '${of.reportId}'` },
    },
  ),
  'POST /admin/checks/:id/decision': administrator(() => ({ seen: 'x', verdict: 'checked' }), {
    path: () => ADMIN_ROUTES.checkDecision('nothing'),
    wrong: ['not-found'],
  }),
  'POST /admin/users/:id/checks/:fact/revocation': administrator(() => ({ reason: 'The slip was altered.' }), {
    path: (of) => ADMIN_ROUTES.revokeCheck(of.memberId, 'income'),
    again: (of) => [
      `REPLACE INTO checks (user_id, fact, state, method, about, checked_at)
       VALUES (${of.memberUserId}, 'income', 'checked', 'seen', REPEAT('x', 32), NOW(3))`,
    ],
    kept: {
      reason: (of) => `SELECT revoked_why AS kept FROM checks WHERE user_id = ${of.memberUserId} AND fact = 'income'`,
    },
  }),
  'POST /admin/relatives-notices/:id/answer': administrator(() => ({ answer: 'We have erased it.' }), {
    path: () => ADMIN_ROUTES.relativesNoticeAnswer(NOTICE_ID),
    again: () => [
      'DELETE FROM relatives_notices',
      `INSERT INTO relatives_notices (public_id, email, language, what, created_at, code_hash, confirmed_at)
       VALUES ('${NOTICE_ID}', 'uncle@example.org', 'en', '', NOW(3), REPEAT('x', 32), NOW(3))`,
    ],
    kept: { answer: newest('relatives_notices', 'answer') },
  }),
  'POST /admin/notes/:id/decision': administrator(() => ({ act: 'warn', message: 'Please ask for no money.' }), {
    path: () => ADMIN_ROUTES.heldNoteDecision(NOTICE_ID),
    wrong: ['changed-meanwhile'],
  }),
  'POST /admin/stories/:id/decision': administrator(() => ({ act: 'publish', version: 1 }), {
    path: () => ADMIN_ROUTES.storyDecision(NOTICE_ID),
    wrong: ['changed-meanwhile'],
  }),
  'POST /admin/gothras/decisions': administrator(
    () => ({ key: 'pentakul', act: 'add', slug: 'pentakula', en: 'Pentakula', te: 'పెంటకుల', kind: 'house' }),
    {
      again: (of) => [
        `UPDATE lineages SET state = 'unlisted', gothra_id = NULL, typed = 'Pentakula', typed_key = 'pentakul'
         WHERE user_id = ${of.memberUserId} AND line = 'own'`,
        `DELETE FROM gothras WHERE id IN (SELECT gothra_id FROM gothra_decisions)`,
        'DELETE FROM gothra_decisions',
      ],
      wrong: ['not-found', 'invalid-form'],
    },
  ),
  'POST /admin/list-values/decisions': administrator(
    () => ({ key: 'manamata', act: 'add', slug: 'manamata', en: 'Manamata', te: 'మనమాట' }),
    {
      again: (of) => [
        `REPLACE INTO stated_subcastes (user_id, typed_key, subcaste, changed_at)
         VALUES (${of.memberUserId}, 'manamata', NULL, NOW(3))`,
        'DELETE FROM subcaste_decisions',
      ],
      wrong: ['not-found', 'invalid-form'],
    },
  ),
  'POST /admin/users/:id/notes': administrator(() => ({ kind: 'note', text: 'Called the father.' }), {
    path: (of) => ADMIN_ROUTES.memberNotes(of.waitingId),
    kept: { text: newest('member_notes', 'text') },
    // A note has no outcome, and a contact needs one.
    wrong: ['invalid-form'],
  }),
  'PUT /admin/verifications/:id/checks': administrator(
    (of) => ({ caseId: of.waitingId, seen: 'x', ok: ['name'], wrong: [] }),
    {
      path: (of) => ADMIN_ROUTES.checks(of.waitingId),
      put: { ok: one, wrong: one },
      wrong: ['changed-meanwhile', 'not-found', 'invalid-form'],
    },
  ),
  'POST /admin/users/:id/suspend': changeAccount((id) => ADMIN_ROUTES.suspendUser(id), 'active'),
  'POST /admin/users/:id/hold': changeAccount((id) => ADMIN_ROUTES.holdUser(id), 'active'),
  'POST /admin/users/:id/code': administrator(() => ({ channel: 'email' }), {
    path: (of) => ADMIN_ROUTES.userCode(of.otherId),
    again: (of) => [
      `UPDATE users SET email_verified_at = NULL WHERE public_id = '${of.otherId}'`,
      'DELETE FROM verification_codes',
      'DELETE FROM rate_limits',
    ],
  }),
  'POST /admin/users/:id/data': administrator(() => ({ reason: 'Asked by mail' }), {
    path: (of) => ADMIN_ROUTES.userData(of.otherId),
    again: () => ['DELETE FROM rate_limits'],
    kept: {
      reason: () =>
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS kept FROM audit_log ORDER BY id DESC LIMIT 1`,
    },
  }),
  'POST /admin/users/:id/restore': changeAccount((id) => ADMIN_ROUTES.restoreUser(id), 'suspended'),
  'POST /admin/users/:id/withdraw-verification': administrator(() => ({ reason: 'Two people, one card' }), {
    path: (of) => ADMIN_ROUTES.withdrawVerification(of.otherId),
    again: (of) => [
      `UPDATE users SET verification_status = 'verified' WHERE public_id = '${of.otherId}'`,
      `DELETE FROM verification_cases WHERE user_id = (SELECT id FROM users WHERE public_id = '${of.otherId}')`,
    ],
    kept: {
      reason: () =>
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS kept FROM audit_log ORDER BY id DESC LIMIT 1`,
    },
  }),
  'POST /admin/verifications/:id/reveal': administrator(() => ({ kind: 'pan', reason: 'Compare' }), {
    path: (of) => ADMIN_ROUTES.reveal(of.waitingId),
    again: (of) => [
      `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL
       WHERE user_id = ${of.waitingUserId}`,
    ],
    kept: {
      reason: () =>
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS kept FROM audit_log ORDER BY id DESC LIMIT 1`,
    },
  }),
  'POST /admin/verifications/:id/assignment': administrator(() => ({ note: 'Please look at the card.' }), {
    path: (of) => ADMIN_ROUTES.assignment(of.waitingId),
    again: (of) => [
      `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL
       WHERE user_id = ${of.waitingUserId}`,
    ],
    kept: {
      note: (of) => `SELECT assign_note AS kept FROM verification_cases WHERE user_id = ${of.waitingUserId}`,
    },
    wrong: ['invalid-form'],
  }),
  'POST /admin/verifications/:id/question': administrator(() => ({ question: 'Who is on the card?' }), {
    path: (of) => ADMIN_ROUTES.question(of.waitingId),
    again: (of) => [
      `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL,
         waiting_since = NULL WHERE user_id = ${of.waitingUserId}`,
      'DELETE FROM pending_decisions',
      'DELETE FROM case_questions',
    ],
    kept: { question: newest('case_questions', 'question') },
    wrong: ['not-found'],
  }),
  'POST /admin/verifications/:id/decision': administrator(
    () => ({ action: 'reject', notes: 'Not readable.', reasonCodes: ['wrong-document'] }),
    {
      path: (of) => ADMIN_ROUTES.decision(of.waitingId),
      put: { reasonCodes: one, acknowledged: one },
      again: (of) => [
        `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL
         WHERE user_id = ${of.waitingUserId}`,
        `UPDATE users SET verification_status = 'semi-verified' WHERE id = ${of.waitingUserId}`,
        'DELETE FROM pending_decisions',
      ],
      kept: { notes: () => 'SELECT notes AS kept FROM pending_decisions' },
      // `decision` and `action` are judged together.
      wrong: ['changed-meanwhile', 'not-found', 'invalid-form'],
    },
  ),
  'POST /admin/administrators': administrator(() => ({ username: 'someone', name: 'Some One', role: 'support' }), {
    again: () => [`DELETE FROM admins WHERE role = 'support'`],
    kept: { username: newest('admins', 'username'), name: newest('admins', 'name') },
    lines: ['username', 'name'],
    spread: 3,
    wrong: ['username-taken'],
  }),
  'PATCH /admin/administrators/:id': administrator(() => ({ disabled: false }), {
    path: (of) => `/admin/administrators/${of.administratorId}`,
  }),
};
