import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { LINEAGE_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { callOffer } from '../requests/write.js';

/** Real ids of someone else, and what else a call needs. */
export interface ForeignIds {
  member: string;
  photo: string;
  /** The signed part of an address that was made for the caller's own photo. */
  photoQuery: string;
  session: string;
  notification: string;
  waiting: string;
  caseId: string;
  question: string;
  edit: string;
  report: string;
  relativesNotice: string;
  gothraDecision: string;
  subcasteDecision: string;
  eligible: string;
  batch: string;
  coupon: string;
  view: string;
  template: string;
  administrator: string;
  announcement: string;
  search: string;
  biodata: string;
  /** Agreed between two others. */
  call: string;
  deskMember: string;
  deskDraft: string;
  deskAct: string;
  checkFile: string;
  marriage: string;
  heldNote: string;
}

/** A call with an id in it. */
interface Placed {
  path?: string;
  body?: object;
}

export interface IdLine {
  /** Whose id is put in. */
  readonly of: keyof ForeignIds;
  readonly call: (id: string, ids: ForeignIds) => Placed;
  /** The response to a member who may call the route: the same as for an unknown id. Routes of the team have none. */
  readonly refusal?: ErrorCode;
  /** Why the route gives a member the same response for every id, and does nothing. */
  readonly alike?: string;
  /** Why a member who may see the owner's profile gets a response, and which. */
  readonly open?: { readonly because: string; readonly answer: object };
}

const inPath =
  (path: string, body?: object): IdLine['call'] =>
  (id) => ({ path: path.replace(':id', id), ...(body && { body }) });

/** A route of the team: anyone who may call it may see every one. */
const ofTheTeam = (of: keyof ForeignIds, call: IdLine['call']): IdLine => ({ of, call });

const MAY_SEE = 'R25: a verified member may view a profile that is open';
const PUBLISHED = { act: 'publish', version: 1 };
const NO_CALL = { success: false, code: 'call-not-possible' };
const NO_ANSWER = { success: false, code: 'interest-not-answerable' };
const NO_WITHDRAWAL = { success: false, code: 'interest-not-withdrawable' };
const profile = (call: IdLine['call'], answer: object, because = MAY_SEE): IdLine => ({
  of: 'member',
  call,
  refusal: 'profile-not-found',
  open: { because, answer },
});
const ofCall = {
  refusal: 'profile-not-found',
  open: { because: 'C10: without an accepted interest there is no call', answer: NO_CALL },
} as const;
const answering = (of: keyof ForeignIds, path: string, body: object): IdLine => ({
  ...{ of, refusal: 'not-found' },
  call: inPath(path, body),
});
const silent = (call: IdLine['call']): IdLine => ({
  of: 'member',
  call,
  alike: 'does not reveal whether there was anything to undo, or whether the member exists',
});

const CHECKS = { caseId: 'x', seen: 'x', ok: ['name'], wrong: [] };
const DECISION = { action: 'reject', notes: 'No.', reasonCodes: ['other'] };
const REPORT = { reason: 'fake' };
/** A list of ids in the body. */
const inList =
  (path: string): IdLine['call'] =>
  (id) => ({ path, body: { ids: [id] } });
const SEEN = { success: true, profile: { name: 'Owner Reddy', phone: null, email: null } };

/** Every place that takes an id, by what it takes; a new one needs a row here. */
export const ID_TABLE: Readonly<Record<string, IdLine>> = {
  'GET /photos/:id/:size#id': {
    of: 'photo',
    call: (id, { photoQuery }) => ({ path: `/photos/${id}/card?${photoQuery}` }),
    refusal: 'not-found',
  },
  'DELETE /auth/sessions/:id#id': { of: 'session', call: inPath('/auth/sessions/:id'), refusal: 'not-found' },
  'DELETE /files/photos/:id#id': { of: 'photo', call: inPath('/files/photos/:id'), refusal: 'not-found' },
  'PUT /files/photos/order#ids': { of: 'photo', call: (id) => ({ body: { ids: [id] } }), refusal: 'changed-meanwhile' },
  'PUT /notifications/read#ids': {
    of: 'notification',
    call: (id) => ({ body: { ids: [id] } }),
    alike: 'what is not theirs is ignored; the response counts their own',
  },
  'POST /interests/decline#ids': {
    of: 'member',
    call: (id) => ({ body: { ids: [id], reason: 'age', message: 'thanks' } }),
    alike: 'who has not shown interest is not there to be declined; the response counts them',
  },
  'POST /interests/decline/undo#ids': {
    of: 'member',
    call: (id) => ({ body: { ids: [id] } }),
    alike: 'who has not shown interest is not there to be declined; the response counts them',
  },
  'PATCH /desk/members/:id#id': answering('deskMember', '/desk/members/:id', {
    ...{ role: 'helper', relation: 'aunt', wasRole: 'manager' },
  }),
  'DELETE /desk/members/:id#id': { of: 'deskMember', call: inPath('/desk/members/:id'), refusal: 'not-found' },
  ...Object.fromEntries(
    ['approve', 'refuse', 'withdraw'].map((verb): [string, IdLine] => [
      `POST /desk/drafts/:id/${verb}#id`,
      { of: 'deskDraft', call: inPath(`/desk/drafts/:id/${verb}`), refusal: 'not-found' },
    ]),
  ),
  'POST /desk/acts/:id/undo#id': { of: 'deskAct', call: inPath('/desk/acts/:id/undo'), refusal: 'not-found' },
  'POST /desk/drafts#profileId': {
    of: 'member',
    call: (profileId) => ({ body: { kind: 'accept', profileId } }),
    alike: 'members draft nothing for themselves',
  },
  'GET /desk/votes/:id#id': profile(inPath('/desk/votes/:id'), { success: true, opinion: { votes: [] } }),
  'PUT /desk/votes/:id#id': profile(inPath('/desk/votes/:id', {}), { success: true, opinion: { votes: [] } }),
  'PATCH /searches/:id#id': { of: 'search', call: inPath('/searches/:id', { name: 'Mine' }), refusal: 'not-found' },
  'DELETE /searches/:id#id': { of: 'search', call: inPath('/searches/:id'), refusal: 'not-found' },
  ...Object.fromEntries(
    valuesOf(LINEAGE_LINES).map((line): [string, IdLine] => [
      `PUT /profiles/me/lineage#${line}.gothraId`,
      { of: 'member', call: (gothraId) => ({ body: { [line]: { gothraId } } }), refusal: 'invalid-form' },
    ]),
  ),
  'POST /auth/verify-phone#userId': {
    of: 'member',
    call: (userId) => ({ body: { userId, code: '123456' } }),
    refusal: 'forbidden',
  },
  'POST /auth/resend-otp#userId': { of: 'member', call: (userId) => ({ body: { userId } }), refusal: 'forbidden' },

  'GET /profiles/:id#id': profile(inPath('/profiles/:id'), SEEN),
  'GET /profiles/:id/standing#id': profile(inPath('/profiles/:id/standing'), { success: true }),
  'GET /profiles/get.php#id': profile((id) => ({ path: `/profiles/get.php?id=${id}` }), SEEN),
  'POST /profiles/:id/contact#id': profile(
    inPath('/profiles/:id/contact'),
    { success: true, contact: null, contactHidden: 'after-interest' },
    'R63: a verified member may press; what opens is decided by R27',
  ),
  'POST /profiles/:id/reports#id': profile(inPath('/profiles/:id/reports', REPORT), {
    success: true,
    reportId: expect.any(String) as string,
  }),
  'POST /profiles/report.php#profileId': profile((profileId) => ({ body: { profileId, ...REPORT } }), {
    success: true,
    reportId: expect.any(String) as string,
  }),
  'POST /profiles/:id/interest#id': profile(
    inPath('/profiles/:id/interest'),
    { success: true, interest: { state: 'pending', direction: 'sent' } },
    'R26: a verified member may show interest',
  ),
  'DELETE /profiles/:id/interest#id': profile(inPath('/profiles/:id/interest'), NO_WITHDRAWAL),
  'POST /profiles/:id/interest/accept#id': profile(inPath('/profiles/:id/interest/accept'), NO_ANSWER),
  'POST /profiles/:id/interest/decline#id': profile(inPath('/profiles/:id/interest/decline'), NO_ANSWER),
  'GET /profiles/:id/match#id': profile(inPath('/profiles/:id/match'), { success: true, match: { theirBirth: null } }),
  'GET /profiles/:id/match/sheet.pdf#id': profile(
    inPath('/profiles/:id/match/sheet.pdf'),
    { success: false, code: 'not-found' },
    'C11: the sheet needs an accepted interest, or both to have pressed',
  ),
  'PUT /profiles/:id/horoscope-exchange#id': profile(inPath('/profiles/:id/horoscope-exchange', { exchange: true }), {
    success: true,
    match: { sheet: false },
  }),
  'PUT /profiles/me/horoscope#placeId': {
    of: 'member',
    call: (placeId) => ({ body: { placeId, version: 1 } }),
    refusal: 'invalid-form',
  },
  'POST /profiles/:id/call#id': profile(inPath('/profiles/:id/call', callOffer()), NO_CALL),
  'POST /profiles/:id/call#insteadId': {
    of: 'call',
    call: (insteadId, { member }) => ({ path: `/profiles/${member}/call`, body: { ...callOffer(), insteadId } }),
    ...ofCall,
  },
  'PATCH /profiles/:id/call#id': profile(inPath('/profiles/:id/call', { callId: 'x', act: 'cancel' }), NO_CALL),
  'PATCH /profiles/:id/call#callId': {
    of: 'call',
    call: (callId, { member }) => ({ path: `/profiles/${member}/call`, body: { callId, act: 'cancel' } }),
    ...ofCall,
  },
  'GET /calls#memberId': profile((id) => ({ path: `/calls?memberId=${id}` }), { success: true, calls: [] }),
  'GET /calls/:id.ics#id': { of: 'call', call: inPath('/calls/:id.ics'), refusal: 'not-found' },
  'POST /calls/:id/number#id': { of: 'call', call: inPath('/calls/:id/number'), refusal: 'not-found' },
  'PUT /marriages/:id/story#id': answering('marriage', '/marriages/:id/story', { tell: false }),
  'PUT /marriages/:id/story#photoId': {
    of: 'photo',
    call: (photoId, { marriage: id }) => ({ path: `/marriages/${id}/story`, body: { tell: true, text: 'x', photoId } }),
    refusal: 'not-found',
  },
  'POST /marriages/:id/answer#id': answering('marriage', '/marriages/:id/answer', { answer: 'no' }),
  'POST /calls/:id/outcome#id': answering('call', '/calls/:id/outcome', { outcome: 'going-on' }),
  'GET /biodata/:id#id': { of: 'biodata', call: inPath('/biodata/:id'), refusal: 'not-found' },
  'GET /biodata/:id.pdf#id': { of: 'biodata', call: inPath('/biodata/:id.pdf'), refusal: 'not-found' },
  'PATCH /biodata/:id#id': {
    of: 'biodata',
    call: inPath('/biodata/:id', { version: 1, contact: 'own' }),
    refusal: 'not-found',
  },
  'DELETE /biodata/:id#id': { of: 'biodata', call: inPath('/biodata/:id'), refusal: 'not-found' },
  'PUT /profiles/:id/shortlist#id': profile(inPath('/profiles/:id/shortlist'), { success: true, shortlisted: true }),
  'DELETE /profiles/:id/shortlist#id': silent(inPath('/profiles/:id/shortlist')),
  'PUT /profiles/:id/dismissal#id': profile(inPath('/profiles/:id/dismissal'), { success: true, dismissed: true }),
  'DELETE /profiles/:id/dismissal#id': silent(inPath('/profiles/:id/dismissal')),
  'POST /profiles/:id/photo-request#id': profile(inPath('/profiles/:id/photo-request'), {
    success: false,
    code: 'changed-meanwhile',
  }),
  'PUT /photo-grants/:id#id': { of: 'member', call: inPath('/photo-grants/:id'), refusal: 'not-found' },
  'DELETE /photo-grants/:id#id': silent(inPath('/photo-grants/:id')),
  'POST /profiles/:id/block#id': profile(inPath('/profiles/:id/block'), { success: true, blocked: true }),
  'DELETE /profiles/:id/block#id': silent(inPath('/profiles/:id/block')),
  'PUT /contact-denials/:id#id': {
    of: 'member',
    call: inPath('/contact-denials/:id'),
    alike: 'who has never looked is answered as who does not exist',
  },
  'DELETE /contact-denials/:id#id': silent(inPath('/contact-denials/:id')),

  'POST /verification/answer#questionId': {
    of: 'question',
    call: (questionId) => ({ body: { questionId, answer: 'Because.' } }),
    refusal: 'question-closed',
  },
  'GET /admin/audit#actor': ofTheTeam('administrator', (id) => ({ path: `/admin/audit?actor=${id}` })),
  'GET /admin/audit#subject': ofTheTeam('member', (id) => ({ path: `/admin/audit?subject=member:${id}` })),
  'GET /admin/audit/export.csv#actor': ofTheTeam('administrator', (id) => ({
    path: `/admin/audit/export.csv?actor=${id}`,
  })),
  'GET /admin/audit/export.csv#subject': ofTheTeam('member', (id) => ({
    path: `/admin/audit/export.csv?subject=member:${id}`,
  })),
  'PATCH /admin/coupons/:id#id': ofTheTeam('coupon', inPath('/admin/coupons/:id', { isActive: false })),
  'POST /admin/assisted/consents/:userId#userId': ofTheTeam(
    'member',
    inPath('/admin/assisted/consents/:id', { note: 'Spoke.' }),
  ),
  'POST /admin/announcements/:id/stop#id': ofTheTeam('announcement', inPath('/admin/announcements/:id/stop')),
  'POST /announcements/:id/dismiss#id': {
    of: 'announcement',
    call: inPath('/announcements/:id/dismiss'),
    refusal: 'not-found',
  },
  'PUT /admin/templates/:id#id': ofTheTeam(
    'template',
    inPath('/admin/templates/:id', { purpose: 'question', title: 'Theirs', en: 'Dear {name}', te: '' }),
  ),
  'DELETE /admin/templates/:id#id': ofTheTeam('template', inPath('/admin/templates/:id')),
  'DELETE /admin/views/:id#id': ofTheTeam('view', inPath('/admin/views/:id')),
  'POST /admin/users/remind#ids': ofTheTeam('waiting', inList('/admin/users/remind')),
  'POST /admin/users/reject-without-file#ids': ofTheTeam('waiting', inList('/admin/users/reject-without-file')),
  'POST /admin/users/reject-without-file/undo#ids': ofTheTeam(
    'waiting',
    inList('/admin/users/reject-without-file/undo'),
  ),
  'POST /admin/reports/dismiss#ids': ofTheTeam('report', inList('/admin/reports/dismiss')),
  'POST /admin/eligible-users/remove#ids': ofTheTeam('eligible', inList('/admin/eligible-users/remove')),
  'DELETE /admin/eligible-users/:id#id': ofTheTeam('eligible', inPath('/admin/eligible-users/:id')),
  'DELETE /admin/eligible-users/batches/:id#id': ofTheTeam('batch', inPath('/admin/eligible-users/batches/:id')),
  'POST /admin/profile-edits/:id/decision#id': ofTheTeam(
    'edit',
    inPath('/admin/profile-edits/:id/decision', { decision: 'approve', askedAt: '2026-01-01T00:00:00.000Z' }),
  ),
  'POST /admin/photos/review#ids': ofTheTeam('photo', (id) => ({ body: { ids: [id], verdict: 'fine' } })),
  'POST /admin/photos/undo#ids': ofTheTeam('photo', (id) => ({ body: { ids: [id] } })),
  'GET /admin/reports/:id#id': ofTheTeam('report', inPath('/admin/reports/:id')),
  'POST /admin/reports/:id/decision#id': ofTheTeam(
    'report',
    inPath('/admin/reports/:id/decision', { outcome: 'dismissed', action: 'none' }),
  ),
  'POST /admin/notes/:id/decision#id': ofTheTeam('heldNote', inPath('/admin/notes/:id/decision', { act: 'allow' })),
  'POST /admin/stories/:id/decision#id': ofTheTeam('marriage', inPath('/admin/stories/:id/decision', PUBLISHED)),
  'GET /admin/checks/:id/file#id': ofTheTeam('checkFile', inPath('/admin/checks/:id/file')),
  'POST /admin/checks/:id/decision#id': ofTheTeam(
    'checkFile',
    inPath('/admin/checks/:id/decision', { seen: 'x', verdict: 'checked' }),
  ),
  'GET /admin/users/:id/checks#id': ofTheTeam('member', inPath('/admin/users/:id/checks')),
  'POST /admin/users/:id/checks/:fact/revocation#id': ofTheTeam(
    'member',
    inPath('/admin/users/:id/checks/income/revocation', { reason: 'No' }),
  ),
  'POST /admin/relatives-notices/:id/answer#id': ofTheTeam(
    'relativesNotice',
    inPath('/admin/relatives-notices/:id/answer', { answer: 'Erased.' }),
  ),
  'POST /admin/gothras/decisions#gothraId': ofTheTeam('member', (gothraId) => ({
    body: { key: 'pentakul', act: 'map', gothraId },
  })),
  'DELETE /admin/gothras/decisions/:id#id': ofTheTeam('gothraDecision', inPath('/admin/gothras/decisions/:id')),
  'DELETE /admin/list-values/decisions/:id#id': ofTheTeam(
    'subcasteDecision',
    inPath('/admin/list-values/decisions/:id'),
  ),
  'GET /admin/users/:id#id': ofTheTeam('member', inPath('/admin/users/:id')),
  'POST /admin/users/:id/hold#id': ofTheTeam('member', inPath('/admin/users/:id/hold', { reason: 'x' })),
  'GET /admin/users/:id/timeline#id': ofTheTeam('member', inPath('/admin/users/:id/timeline')),
  'GET /admin/users/:id/view-as#id': ofTheTeam('member', inPath('/admin/users/:id/view-as?viewer=nobody')),
  'POST /admin/users/:id/biodata/withdraw#id': ofTheTeam('member', inPath('/admin/users/:id/biodata/withdraw')),
  'POST /admin/users/:id/sign-out#id': ofTheTeam('member', inPath('/admin/users/:id/sign-out')),
  'POST /admin/users/:id/code#id': ofTheTeam('member', inPath('/admin/users/:id/code', { channel: 'email' })),
  'POST /admin/users/:id/data#id': ofTheTeam('member', inPath('/admin/users/:id/data', { reason: 'x' })),
  'GET /admin/users/:id/linked#id': ofTheTeam('member', inPath('/admin/users/:id/linked')),
  'GET /admin/users/:id/notes#id': ofTheTeam('member', inPath('/admin/users/:id/notes')),
  'POST /admin/users/:id/notes#id': ofTheTeam('member', inPath('/admin/users/:id/notes', { kind: 'note', text: 'x' })),
  'POST /admin/users/:id/suspend#id': ofTheTeam('member', inPath('/admin/users/:id/suspend', { reason: 'x' })),
  'POST /admin/users/:id/withdraw-verification#id': ofTheTeam(
    'member',
    inPath('/admin/users/:id/withdraw-verification', { reason: 'x' }),
  ),
  'POST /admin/users/:id/restore#id': ofTheTeam('member', inPath('/admin/users/:id/restore', { reason: 'x' })),
  'POST /admin/verifications/:id/decision#id': ofTheTeam(
    'waiting',
    inPath('/admin/verifications/:id/decision', DECISION),
  ),
  'POST /admin/verifications/:id/decision#caseId': ofTheTeam('caseId', (caseId, { waiting }) => ({
    path: `/admin/verifications/${waiting}/decision`,
    body: { ...DECISION, caseId },
  })),
  'POST /admin/verify-user.php#userId': ofTheTeam('waiting', (userId) => ({ body: { userId, ...DECISION } })),
  'DELETE /admin/verifications/:id/decision#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/decision')),
  'POST /admin/verifications/:id/take-over#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/take-over')),
  'GET /admin/verifications/:id/checks#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/checks')),
  'PUT /admin/verifications/:id/checks#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/checks', CHECKS)),
  'PUT /admin/verifications/:id/checks#caseId': ofTheTeam('caseId', (caseId, { waiting }) => ({
    path: `/admin/verifications/${waiting}/checks`,
    body: { ...CHECKS, caseId },
  })),
  'GET /admin/verifications/:id/duplicates#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/duplicates')),
  'POST /admin/verifications/:id/claim#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/claim')),
  'DELETE /admin/verifications/:id/claim#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/claim')),
  'POST /admin/verifications/:id/assignment#id': ofTheTeam(
    'waiting',
    inPath('/admin/verifications/:id/assignment', {}),
  ),
  'POST /admin/verifications/:id/assignment#colleagueId': ofTheTeam('administrator', (colleagueId, { waiting }) => ({
    path: `/admin/verifications/${waiting}/assignment`,
    body: { colleagueId },
  })),
  'DELETE /admin/verifications/:id/assignment#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/assignment')),
  'POST /admin/verifications/:id/question#id': ofTheTeam(
    'waiting',
    inPath('/admin/verifications/:id/question', { question: 'Why?' }),
  ),
  'POST /admin/verifications/:id/question#caseId': ofTheTeam('caseId', (caseId, { waiting }) => ({
    path: `/admin/verifications/${waiting}/question`,
    body: { question: 'Why?', caseId },
  })),
  'DELETE /admin/verifications/:id/question#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/question')),
  'GET /admin/verifications/:id/documents/:kind#id': ofTheTeam(
    'waiting',
    inPath('/admin/verifications/:id/documents/pan'),
  ),
  'GET /admin/verifications/:id/signals#id': ofTheTeam('waiting', inPath('/admin/verifications/:id/signals')),
  'POST /admin/verifications/:id/reveal#id': ofTheTeam(
    'waiting',
    inPath('/admin/verifications/:id/reveal', { kind: 'pan', reason: 'Compare' }),
  ),
  'PATCH /admin/administrators/:id#id': ofTheTeam(
    'administrator',
    inPath('/admin/administrators/:id', { disabled: true }),
  ),
  'POST /admin/administrators/:id/password#id': ofTheTeam(
    'administrator',
    inPath('/admin/administrators/:id/password'),
  ),
  'DELETE /admin/administrators/:id/second-factor#id': ofTheTeam(
    'administrator',
    inPath('/admin/administrators/:id/second-factor'),
  ),
};
