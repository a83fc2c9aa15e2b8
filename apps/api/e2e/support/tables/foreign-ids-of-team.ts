import { inPath, type ForeignIds, type IdLine } from './id-line.js';

/** A route of the team: anyone who may call it may see every one. */
const ofTheTeam = (of: keyof ForeignIds, call: IdLine['call']): IdLine => ({ of, call });

/** A list of ids in the body. */
const inList =
  (path: string): IdLine['call'] =>
  (id) => ({ path, body: { ids: [id] } });
const PUBLISHED = { act: 'publish', version: 1 };
const CHECKS = { caseId: 'x', seen: 'x', ok: ['name'], wrong: [] };
const DECISION = { action: 'reject', notes: 'No.', reasonCodes: ['other'] };

/** Every place in a route of the team that takes an id. */
export const TEAM_IDS: Readonly<Record<string, IdLine>> = {
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
