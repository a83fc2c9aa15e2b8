import { BIODATA } from '../make/biodata.js';
import { newRegistration, PASSWORD } from '../make/example.js';
import {
  callOffer,
  LINES,
  inProfile,
  newest,
  one,
  visitor,
  member,
  administrator,
  profileOf,
  QUESTION,
  SEARCH,
  memberIs,
  noInvitation,
  noTicket,
  wrongCode,
  type Subjects,
  type Write,
} from './write.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { WRITES_OF_TEAM } from './writes-of-team.js';

/** Lines of text; names have a rule of their own, and those of relatives need a consent. */
const DETAIL_COLUMNS = Object.fromEntries(
  ['nativeMandal', 'nativeVillage', 'fieldOfStudy', 'institution', 'jobTitle', 'employer'].map((detail) => [
    detail,
    columnName(detail),
  ]),
);

/** Every write operation that takes a body; a new one, or a new field, needs a row here. */
export const WRITES: Readonly<Record<string, Write>> = {
  'POST /auth/register': visitor(() => newRegistration(), {
    kept: { ...inProfile(() => '(SELECT MAX(id) FROM users)'), email: newest('users', 'email') },
    lines: [...LINES, 'email'],
    spread: 8,
    wrong: ['identity-failed'],
  }),
  'POST /auth/login': visitor(() => ({ email: 'nobody@example.org', password: PASSWORD }), {
    wrong: ['invalid-credentials'],
  }),
  'POST /auth/forgot-password': visitor(() => ({ email: 'nobody@example.org' })),
  'POST /relatives-notice': visitor(() => ({ email: 'uncle@example.org', what: 'He is not my brother.' }), {
    again: () => ['DELETE FROM relatives_notices'],
    kept: { what: newest('relatives_notices', 'what') },
  }),
  'POST /relatives-notice/confirm': visitor(() => ({ notice: 'x', code: '123456' }), { wrong: ['invalid-otp'] }),
  'POST /assisted/:token/keep': visitor(() => ({ password: PASSWORD, agreeTerms: true }), {
    path: () => '/assisted/nothing/keep',
    wrong: ['assisted-link-over'],
  }),
  'POST /consent/candidate/own': visitor(() => ({ phone: '9848099996' })),
  'POST /consent/candidate/own/open': visitor(() => ({ phone: '9848099996', attempt: 'x', code: '123456' }), {
    wrong: ['invalid-otp'],
  }),
  'POST /consent/candidate/own/link': visitor(() => ({ link: 'x' }), noTicket),
  'POST /consent/candidate/own/agreement': visitor(() => ({ ticket: 'x' }), noTicket),
  'POST /consent/candidate/own/change': visitor(() => ({ ticket: 'x', words: 'My height is 5 ft 4.' }), noTicket),
  'POST /consent/candidate/own/email': visitor(() => ({ ticket: 'x', email: 'her@example.org' }), noTicket),
  'POST /consent/candidate/own/take-over': visitor(
    () => ({ ticket: 'x', email: 'her@example.org', code: '123456', password: PASSWORD, makerName: 'Lakshmi Reddy' }),
    noTicket,
  ),
  'POST /consent/candidate/own/erasure': visitor(() => ({ ticket: 'x' }), noTicket),
  'POST /auth/reset-password': visitor(() => ({ token: 'x', password: PASSWORD, registration: 'mine' }), {
    wrong: ['reset-link-invalid'],
  }),
  'POST /auth/identity/registration': visitor(() => ({ identityToken: 'x' }), { wrong: ['identity-failed'] }),
  'POST /looking/:token': visitor(() => ({ answer: 'looking', until: '' }), {
    path: () => '/looking/nobody',
    wrong: ['looking-closed'],
  }),
  'POST /eligible/check': visitor(() => ({ email: 'nobody@example.org', phone: '9848012345' })),

  'PUT /account/password': member(() => ({ current: PASSWORD, password: 'Jasmine8Lane' }), {
    wrong: ['wrong-password'],
  }),
  'PUT /account/language': member(() => ({ language: 'en' })),
  'PUT /account/display': member(() => ({ textSize: 'larger', readAloud: true, rate: 0.8, simple: true })),
  'PUT /account/contact-visibility': member(() => ({ contactVisibility: 'verified' })),
  'PUT /account/photo-visibility': member(() => ({ photoVisibility: 'request' })),
  'PUT /account/mails': member(() => ({ mail: 'interest-delivered', wanted: true })),
  'PUT /account/code-when-offline': member(() => ({ codeWhenOffline: true })),
  'POST /account/identities/removal': member(() => ({ password: PASSWORD }), {
    wrong: ['wrong-password', 'not-found'],
  }),
  'POST /account/email': member(() => ({ email: 'another@example.org', password: PASSWORD }), {
    wrong: ['wrong-password', 'otp-send-failed'],
  }),
  'POST /account/email/confirm': member(() => ({ code: '123456' }), wrongCode),
  'POST /account/phone': member(() => ({ phone: '9848099999', password: PASSWORD }), {
    wrong: ['wrong-password', 'otp-send-failed'],
  }),
  'POST /profiles/me/checks/:fact/code': member(() => ({ email: 'me@works.example' }), {
    path: () => ROUTES.checkCode('employment'),
    // Without an address a code can go to the own ones only.
    wrong: ['otp-send-failed', 'invalid-form'],
  }),
  'POST /profiles/me/checks/:fact/code/confirm': member(() => ({ code: '123456' }), {
    ...wrongCode,
    path: () => ROUTES.confirmCheckCode('employment'),
  }),
  'POST /account/phone/confirm': member(() => ({ code: '123456' }), wrongCode),
  'POST /account/family-phone': member(() => ({ phone: '9848099998' }), { wrong: ['changed-meanwhile'] }),
  'POST /consent/candidate/code': member(() => ({ phone: '9848099997' }), { wrong: ['changed-meanwhile'] }),
  'POST /consent/candidate': member(() => ({ code: '123456' })),
  'POST /account/export': member(() => ({ password: PASSWORD }), { wrong: ['wrong-password'] }),
  'POST /coupons/validate': member(() => ({ code: 'NONE' })),
  'PUT /files/photos/order': member(() => ({ ids: [] }), { put: { ids: one }, wrong: ['changed-meanwhile'] }),
  'PUT /notifications/read': member(() => ({ ids: [] }), { put: { ids: one } }),
  'POST /profiles/:id/interest': member(() => ({ note: 'Namaste' }), {
    path: (of) => `/profiles/${of.otherId}/interest`,
    kept: { note: newest('interests', `COALESCE(note, '')`) },
    again: (of) => [...memberIs('verified')(of), `DELETE FROM interests WHERE sender_id = ${of.memberUserId}`],
  }),
  'POST /interests/decline': member(() => ({ ids: ['none'], reason: 'age', message: 'thanks' }), { put: { ids: one } }),
  'POST /interests/decline/undo': member(() => ({ ids: ['none'] }), { put: { ids: one } }),
  'PATCH /profiles/me': member(profileOf, {
    again: (of) => [
      ...memberIs('semi-verified')(of),
      `UPDATE profiles SET version = 1 WHERE user_id = ${of.memberUserId}`,
    ],
    kept: inProfile((of) => String(of.memberUserId)),
    lines: LINES,
    spread: 3,
  }),
  'PATCH /profiles/me/details': member(() => ({ version: 1, jobTitle: 'Teacher' }), {
    again: (of) => [`DELETE FROM profile_details WHERE user_id = ${of.memberUserId}`],
    kept: Object.fromEntries(
      Object.entries(DETAIL_COLUMNS).map(([field, column]) => [
        field,
        (of: Subjects) => `SELECT ${column} AS kept FROM profile_details WHERE user_id = ${of.memberUserId}`,
      ]),
    ),
    lines: Object.keys(DETAIL_COLUMNS),
    spread: 8,
    wrong: ['invalid-form'],
  }),
  'POST /profiles/me/looking': member(() => ({ answer: 'looking', until: '' })),
  'PUT /profiles/me/wishes': member(() => ({ version: 1, items: [], visible: 'counts', hideFromMisfits: false }), {
    put: { items: one },
    again: (of) => [`DELETE FROM wishes WHERE user_id = ${of.memberUserId}`],
  }),
  'POST /profiles/me/wishes/aside': member(() => ({ musts: ['age'] }), { wrong: ['invalid-form'] }),
  'POST /searches': member(
    () => ({ name: 'Kurnool', query: 'nativeDistrict=kurnool', digest: 'none', consent: false }),
    {
      // Without a name, one is made of the filters.
      kept: { name: newest('saved_searches', `IF(name = 'Grooms, Kurnool', '', name)`) },
      lines: ['name'],
      again: (of) => [`DELETE FROM saved_searches WHERE user_id = ${of.memberUserId}`],
      wrong: ['invalid-form'],
    },
  ),
  'PATCH /searches/:id': member(() => ({ name: 'Guntur', digest: 'none', consent: false }), {
    path: () => `/searches/${SEARCH}`,
    // Without a name, it keeps its own.
    kept: { name: newest('saved_searches', `IF(name = 'Kurnool', '', name)`) },
    lines: ['name'],
    again: (of) => [
      `DELETE FROM saved_searches WHERE user_id = ${of.memberUserId}`,
      `INSERT INTO saved_searches (public_id, user_id, name, query, digest, digest_since)
       VALUES ('${SEARCH}', ${of.memberUserId}, 'Kurnool', '', 'none', NOW(3))`,
    ],
    wrong: ['invalid-form'],
  }),
  'POST /biodata': member(() => BIODATA, {
    kept: { forWhom: newest('biodata_shares', 'for_whom') },
    lines: ['forWhom'],
    put: { sections: one },
    again: (of) => [
      ...memberIs('semi-verified')(of),
      'DELETE FROM rate_limits',
      `DELETE FROM biodata_shares WHERE owner_id = ${of.memberUserId}`,
    ],
    wrong: ['invalid-form'],
  }),
  'PATCH /biodata/:id': member(() => ({ version: 1, forWhom: 'Uncle Ravi', contact: 'family' }), {
    path: () => `/biodata/${SEARCH}`,
    kept: { forWhom: newest('biodata_shares', 'for_whom') },
    lines: ['forWhom'],
    put: { sections: one },
    again: (of) => [
      `DELETE FROM biodata_shares WHERE owner_id = ${of.memberUserId}`,
      `INSERT INTO biodata_shares (public_id, owner_id, for_whom, language, sections, photo, contact, gothra, horoscope, head,
         token_hash, created_at, expires_at)
       VALUES ('${SEARCH}', ${of.memberUserId}, 'x', 'en', 'about', 'none', 'none', FALSE, FALSE, 'none',
         REPEAT('x', 32), NOW(3), NOW(3))`,
    ],
    wrong: ['invalid-form'],
  }),
  'PUT /profiles/me/siblings': member(() => ({ version: 1, siblings: [] }), { put: { siblings: one } }),
  'POST /desk/invitations': member(
    () => ({
      ...{ role: 'manager', relation: 'mother', allow: ['answer'], phone: '9400000001' },
      ...{ email: 'mother@example.org', consent: true },
    }),
    {
      put: { allow: one },
      kept: { email: newest('desk_members', 'email') },
      lines: ['email'],
      again: (of) => [`DELETE FROM desk_members WHERE profile_user_id = ${of.memberUserId}`],
      wrong: ['invalid-form', 'sms-not-there'],
    },
  ),
  'POST /desk/invitations/:token/code': visitor(() => ({ phone: '9400000001' }), noInvitation),
  'POST /desk/invitations/:token/accept': visitor(() => ({ phone: '9400000001', code: '123456' }), noInvitation),
  'POST /desk/invitations/:token/refuse': visitor(() => ({ reason: 'no' }), noInvitation),
  'PATCH /desk/members/:id': member(() => ({ role: 'helper', relation: 'aunt', wasRole: 'manager' }), {
    path: () => `/desk/members/${SEARCH}`,
    put: { allow: one, wasAllow: one },
    wrong: ['not-found', 'invalid-form'],
  }),
  'PUT /desk/number': member(() => ({ given: true }), { wrong: ['forbidden'] }),
  'POST /desk/drafts': member((of) => ({ kind: 'accept', profileId: of.otherId }), {
    put: { slots: one, change: (text) => ({ text }) },
    wrong: ['forbidden'],
  }),
  'PUT /desk/votes/:id': member(() => ({ vote: 'yes', note: 'A good family' }), {
    path: (of) => `/desk/votes/${of.otherId}`,
    kept: { note: () => 'SELECT note AS kept FROM desk_votes ORDER BY at DESC LIMIT 1' },
    lines: ['note'],
    again: () => ['DELETE FROM desk_votes'],
  }),
  'PUT /account/consents/:kind': member(() => ({ given: true }), { path: () => '/account/consents/family-details' }),
  'POST /profiles/me/deletion': member(() => ({ password: PASSWORD }), { wrong: ['wrong-password'] }),
  'PUT /profiles/me/lineage': member(() => ({ mother: { typed: 'Atreya' } }), {
    kept: {
      'mother.typed': (of) =>
        `SELECT typed AS kept FROM lineages WHERE user_id = ${of.memberUserId} AND line = 'mother'`,
    },
    lines: ['mother.typed'],
    wrong: ['invalid-form'],
    again: (of) => [
      `INSERT INTO consents (user_id, kind, text_version, ip, agreed_at)
       VALUES (${of.memberUserId}, 'family-details', '2026-11-23', '', NOW(3))`,
    ],
  }),
  'PUT /profiles/me/horoscope': member(
    () => ({
      ...{ star: 20, pada: 3, source: 'family', kuja: 'no', panchangam: 'Srisailam', secondSheet: true },
      ...{ birthTime: '23:45', certainty: 'exact', which: 'first', placeId: 'kurnool-andhra-pradesh' },
      ...{ zone: 'Asia/Kolkata', version: 1 },
    }),
    {
      kept: { panchangam: (of) => `SELECT panchangam AS kept FROM horoscopes WHERE user_id = ${of.memberUserId}` },
      lines: ['panchangam'],
      wrong: ['invalid-form'],
      again: (of) => [
        `DELETE FROM horoscopes WHERE user_id = ${of.memberUserId}`,
        `INSERT INTO consents (user_id, kind, text_version, ip, agreed_at)
         VALUES (${of.memberUserId}, 'horoscope', '2026-11-26', '', NOW(3))`,
      ],
    },
  ),
  'POST /horoscope/star': member(() => ({
    ...{ date: '1995-01-01', time: '23:45', zone: 'Asia/Kolkata', certainty: 'exact', which: 'first' },
  })),
  'PUT /profiles/me/lineage/rule': member(() => ({ lines: ['own'], version: 1 }), {
    again: (of) => [`DELETE FROM partner_preferences WHERE user_id = ${of.memberUserId}`],
    put: { lines: one },
  }),
  'PUT /profiles/me/status': member(() => ({ status: 'online' }), { wrong: ['invalid-form'] }),
  'PUT /profiles/me/married': member(() => ({ married: false })),
  'PUT /marriages/:id/story': member(() => ({ tell: true, text: 'We met.', names: false, version: 0 }), {
    path: () => `/marriages/${SEARCH}/story`,
    wrong: ['not-found'],
  }),
  'POST /marriages/:id/answer': member(() => ({ answer: 'no' }), {
    path: () => `/marriages/${SEARCH}/answer`,
    wrong: ['not-found'],
  }),
  'POST /auth/verify-email': member(() => ({ token: 'x' }), { wrong: ['email-verification-failed', 'invalid-otp'] }),
  'POST /auth/verify-phone': member(({ memberId }) => ({ userId: memberId, code: '123456' }), {
    wrong: ['forbidden', 'invalid-otp', 'code-expired', 'code-locked'],
  }),
  'POST /auth/resend-otp': member(({ memberId }) => ({ userId: memberId }), {
    wrong: ['forbidden', 'otp-send-failed', 'nothing-to-verify'],
  }),
  'POST /profiles/:id/reports': member(() => ({ reason: 'other', description: 'Wants a loan.' }), {
    path: (of) => `/profiles/${of.otherId}/reports`,
    again: (of) => [...memberIs('semi-verified')(of), `DELETE FROM reports WHERE reporter_id = ${of.memberUserId}`],
    kept: { description: newest('reports', 'description') },
  }),
  'POST /verification/resubmit': member(() => ({ aadhaarNumber: '234123412346', panNumber: 'ABCPK1234L' }), {
    again: memberIs('rejected'),
  }),
  'POST /verification/answer': member(() => ({ questionId: QUESTION, answer: 'My mother uses both names.' }), {
    again: (of) => [
      `DELETE FROM verification_cases WHERE user_id = ${of.memberUserId}`,
      `INSERT INTO verification_cases (public_id, user_id, entered_at, waiting_since)
       VALUES ('${QUESTION}', ${of.memberUserId}, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
      `INSERT INTO case_questions (public_id, user_id, case_id, asked_by, asked_at, question)
       SELECT '${QUESTION}', c.user_id, c.id, (SELECT MIN(id) FROM admins), UTC_TIMESTAMP(3), 'Why?'
       FROM verification_cases c WHERE c.public_id = '${QUESTION}'`,
    ],
    kept: { answer: newest('case_questions', 'answer') },
    wrong: ['question-closed'],
  }),
  'PUT /verification/identity-numbers': member(() => ({ aadhaarNumber: '234123412346', panNumber: 'ABCPK1234L' }), {
    again: memberIs('semi-verified'),
  }),

  'POST /admin/photos/review': administrator(() => ({ ids: ['x'], verdict: 'fine' }), { put: { ids: one } }),
  'POST /admin/photos/undo': administrator(() => ({ ids: ['x'] }), { put: { ids: one } }),

  ...WRITES_OF_TEAM,

  // Last, since they make the member a verified one.
  'POST /profiles/:id/call': member(() => callOffer({ numberOf: 'x', insteadId: 'x', insteadState: 'proposed' }), {
    path: (of) => `/profiles/${of.otherId}/call`,
    put: { slots: one },
    wrong: ['call-not-possible', 'profile-not-found'],
    again: (of) => [...memberIs('verified')(of), 'DELETE FROM rate_limits'],
  }),
  'PATCH /profiles/:id/call': member(
    () => ({ callId: 'x', act: 'agree', slot: 'x', zone: 'Asia/Kolkata', numberOf: 'x' }),
    {
      path: (of) => `/profiles/${of.otherId}/call`,
      wrong: ['call-not-possible', 'profile-not-found'],
      again: memberIs('verified'),
    },
  ),
  'PUT /profiles/:id/horoscope-exchange': member(() => ({ exchange: true }), {
    path: (of) => `/profiles/${of.otherId}/horoscope-exchange`,
    wrong: ['forbidden', 'profile-not-found'],
    again: memberIs('verified'),
  }),
  'POST /calls/:id/outcome': member(() => ({ outcome: 'going-on' }), {
    path: () => `/calls/${SEARCH}/outcome`,
    wrong: ['not-found'],
    again: memberIs('verified'),
  }),
};
