import { LINEAGE_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { callOffer } from '../requests/write.js';
import { TEAM_IDS } from './foreign-ids-of-team.js';
import { inPath, type ForeignIds, type IdLine } from './id-line.js';

const MAY_SEE = 'R25: a verified member may view a profile that is open';
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

const REPORT = { reason: 'fake' };
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
  'POST /announcements/:id/dismiss#id': {
    of: 'announcement',
    call: inPath('/announcements/:id/dismiss'),
    refusal: 'not-found',
  },
  ...TEAM_IDS,
};
