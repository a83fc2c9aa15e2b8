/** The audit log in sentences, such as "A suspended B". An action without a row here does not compile. */
import { AUDIT_ACTIONS, type AuditAction } from '@kalyanam/shared/team/audit-actions';
import type { AuditRowView } from '@kalyanam/shared/team/audit';
import { CONTACT_OUTCOMES } from '@kalyanam/shared/team/member-notes';
import { REPORT_ACTIONS, REPORT_OUTCOMES } from '@kalyanam/shared/team/reports';
import { ADMIN_ROLES } from '@kalyanam/shared/team/roles';
import { CODE_CHANNELS, PROFILE_VIEWERS } from '@kalyanam/shared/team/user-acts';
import { isValueOf, labelOf, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { rejectionReasons } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import { DOCUMENT_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import { actionWords, detailWords, thingWords } from './audit-words';
import { indianNumber } from '../time/india-date';

type Details = AuditRowView['details'];

interface Said {
  /** Words between the administrator and the person acted on. */
  verb: string;
  /** Whether the verb is followed by the person acted on; not where that is the actor. */
  whom?: boolean;
  /** Words after that person, with their punctuation. */
  rest?: string;
}

const alone = (verb: string, rest = ''): Said => ({ verb, whom: false, rest });
const to = (verb: string, rest = ''): Said => ({ verb, whom: true, rest });

const text = (value: Details[string] | undefined): string => (value == null ? '' : String(value));
const quoted = (value: Details[string] | undefined): string => (text(value) ? `: ${text(value)}` : '');
const label = (options: readonly Option[], value: Details[string] | undefined): string => labelOf(options, text(value));
const counted = (value: Details[string] | undefined, one: string, many: string): string =>
  Number(value) === 1 ? `1 ${one}` : `${indianNumber(Number(value ?? 0))} ${many}`;
const reasons = ({ reasons: codes }: Details): string => {
  const labels = rejectionReasons(text(codes).split(',')).map((reason) => reason.label);
  return labels.length > 0 ? `: ${labels.join(', ')}` : '';
};

const AUDIT_SENTENCES: Record<AuditAction, (details: Details) => Said> = {
  'admin-signed-in': () => alone('logged in'),
  'admin-signed-out': () => alone('logged out'),
  'admin-proved': () => alone('entered the password again'),
  'admin-created': ({ role }) => to('added the administrator', ` as ${label(ADMIN_ROLES, role).toLowerCase()}`),
  'admin-changed': ({ role }) => to('made', ` ${label(ADMIN_ROLES, role).toLowerCase()}`),
  'admin-disabled': () => to('disabled the administrator'),
  'admin-enabled': () => to('enabled the administrator'),
  'admin-signed-out-everywhere': () => alone('logged out everywhere'),
  'admin-password-changed': () => alone('changed their password'),
  'admin-password-reset': () => to('reset the password of'),
  'second-factor-set-up': () => alone('set up two-step sign-in'),
  'second-factor-removed': () => to('removed the two-step sign-in of'),
  'recovery-code-used': () => alone('used a recovery code'),
  'recovery-codes-made': () => alone('made new recovery codes'),
  'member-approved': ({ documentSeen, overrideReason }) =>
    to(
      'verified',
      `${documentSeen === false ? ' without seeing a document' : ''}${overrideReason ? ` although not everything was checked${quoted(overrideReason)}` : ''}`,
    ),
  'member-rejected': (details) => to('rejected', reasons(details)),
  'decision-undone': () => to('took back the decision about'),
  'decision-called-off': () => alone('changed details, which called the decision off'),
  'case-taken-over': () => to('took over the case of'),
  'case-assigned': ({ to: assignee }) => to('assigned the case of', ` to ${text(assignee)}`),
  'case-given-back': () => to('gave back the case of'),
  'member-asked': () => to('asked', ' a question'),
  'question-withdrawn': () => to('withdrew the question to'),
  'member-answered': () => alone('answered the question of the team'),
  'first-approval': () => to('approved', ', who needs a second look'),
  'first-approval-undone': () => to('took back the first approval of'),
  'verification-withdrawn': ({ reason }) => to('withdrew the verification of', quoted(reason)),
  'member-pre-approved': () => to('verified', ', who is on the list of eligible users'),
  'member-resubmitted': () => alone('submitted their profile again'),
  'member-held': ({ reason, reporters }) =>
    to('put', ` on hold${reporters ? ` after ${counted(reporters, 'report', 'reports')}` : quoted(reason)}`),
  'member-suspended': ({ reason }) => to('suspended', quoted(reason)),
  'member-restored': ({ reason }) => to('restored', quoted(reason)),
  'member-warned': () => to('warned'),
  'biodata-withdrawn': ({ links }) => to('withdrew biodata links of', `: ${text(links)}`),
  'member-signed-out': ({ sessions }) => to('logged', ` out of ${counted(sessions, 'session', 'sessions')}`),
  'member-code-sent': ({ channel }) => to(`sent a code (${label(CODE_CHANNELS, channel).toLowerCase()}) to`),
  'member-data-exported': ({ reason }) => to('exported the data of', quoted(reason)),
  'contact-limit-reached': ({ opened }) =>
    alone(`opened ${counted(opened, 'contact', 'contacts')}, the most for a day`),
  'member-note-added': () => to('wrote a note to the team about'),
  'member-contacted': ({ kind, outcome }) =>
    to(
      kind === 'call' ? 'called' : kind === 'mail' ? 'emailed' : 'messaged',
      `: ${label(CONTACT_OUTCOMES, outcome).toLowerCase()}`,
    ),
  'member-looked-up': ({ as }) => to('looked up', as ? `, as seen by ${label(PROFILE_VIEWERS, as).toLowerCase()}` : ''),
  'linked-accounts-opened': () => to('looked up the accounts linked with'),
  'profile-edit-approved': ({ fields }) => to('approved the change of', fields ? ` (${fieldWords(fields)})` : ''),
  'profile-edit-rejected': ({ fields }) => to('rejected the change of', fields ? ` (${fieldWords(fields)})` : ''),
  'member-entered': () => to('registered by phone'),
  'candidate-agreed': ({ note }) => to('heard on the phone that the candidate agrees to the profile of', quoted(note)),
  'candidate-took-over': () => alone('took the account over with their own phone'),
  'member-deleted': () => to('deleted the account of'),
  'document-opened': ({ kind }) => to(`opened the ${label(DOCUMENT_KINDS, kind)} file of`),
  'number-revealed': ({ kind, reason }) => to(`revealed the ${label(DOCUMENT_KINDS, kind)} number of`, quoted(reason)),
  'eligible-users-added': ({ added }) => alone(`added ${counted(added, 'eligible user', 'eligible users')}`),
  'eligible-batch-removed': ({ removed }) =>
    alone(`undid an import: ${counted(removed, 'eligible user', 'eligible users')} removed`),
  'eligible-user-removed': () => alone('removed an eligible user'),
  'announcement-created': ({ title }) => alone('wrote the announcement', quoted(title)),
  'announcement-sent': ({ title }) => alone('sent the last mail of the announcement', quoted(title)),
  'announcement-stopped': ({ title }) => alone('stopped the announcement', quoted(title)),
  'coupon-created': () => to('created the'),
  'coupon-switched-on': () => to('switched on the'),
  'coupon-switched-off': () => to('switched off the'),
  'relatives-notice-answered': ({ notice }) => alone(`answered the notice ${text(notice)} from outside`),
  'gothra-merged': ({ gothra, lines }) =>
    alone(`counted a text as the gothra ${text(gothra)}`, `: ${counted(lines, 'line', 'lines')}`),
  'gothra-added': ({ gothra, lines }) =>
    alone(`added the gothra ${text(gothra)}`, `: ${counted(lines, 'line', 'lines')}`),
  'gothra-left': () => alone('kept a gothra as written'),
  'gothra-undone': ({ gothra, lines }) =>
    alone('took back a decision about', ` ${text(gothra) || 'a gothra'}: ${counted(lines, 'line', 'lines')}`),
  'list-value-mapped': ({ subcaste, members }) =>
    alone(`counted a text as the subcaste ${text(subcaste)}`, `: ${counted(members, 'member', 'members')}`),
  'list-value-added': ({ subcaste, members }) =>
    alone(`added the subcaste ${text(subcaste)}`, `: ${counted(members, 'member', 'members')}`),
  'list-value-left': () => alone('kept a subcaste as written'),
  'list-value-undone': ({ subcaste, members }) =>
    alone('took back a decision about', ` ${text(subcaste) || 'a subcaste'}: ${counted(members, 'member', 'members')}`),
  'report-closed': ({ reports, outcome, action }) =>
    to(
      `closed ${counted(reports, 'report', 'reports')} about`,
      `: ${label(REPORT_OUTCOMES, outcome).toLowerCase()}${action === 'none' ? '' : `, ${label(REPORT_ACTIONS, action).toLowerCase()}`}`,
    ),
  'note-allowed': () => to('allowed the note with an interest of'),
  'note-refused': () => to('refused the note with an interest of'),
  'story-published': () => to('published the story of'),
  'story-refused': () => to('refused the story of'),
  'settings-changed': () => alone('changed the settings'),
  'template-added': ({ title }) => alone('added the template', quoted(title)),
  'template-changed': ({ title }) => alone('changed the template', quoted(title)),
  'template-removed': ({ title }) => alone('removed the template', quoted(title)),
  'legal-text-published': ({ version }) => alone('published a legal text', quoted(version)),
  'legal-text-removed': ({ version }) => alone('removed a planned legal text', quoted(version)),
  'photo-fine': () => to('approved a photo of'),
  'photo-refused': ({ reason }) => to('removed a photo of', quoted(text(reason).replace(/-/g, ' '))),
  'photo-review-undone': () => to('took back the verdict on a photo of'),
  'photo-traced': ({ verdict }) =>
    to('traced a picture of', verdict === 'certain' ? ': one was named' : ': no one was named'),
  'check-made': ({ checked, failed }) =>
    checked
      ? to(`confirmed ${factWords(checked)} of`, failed ? `, but not ${factWords(failed)}` : '')
      : to(`could not confirm ${factWords(failed)} of`),
  'check-revoked': ({ fact }) => to('took back a check of', `: ${factWords(fact)}`),
  'member-reminded': () => to('reminded', ' of the documents'),
  'bulk-act': ({ act, done }) => to(`did “${text(act).replace(/-/g, ' ')}” for ${counted(done, 'row', 'rows')} of the`),
  'list-exported': ({ rows }) => to('exported the', `: ${counted(rows, 'row', 'rows')}`),
  'audit-log-verified': ({ brokenAt }) =>
    alone('checked the audit log', brokenAt === null || brokenAt === undefined ? ': intact' : ': broken'),
};

const FACTS: Readonly<Record<string, string>> = {
  'birth-date': 'date of birth',
  phone: 'mobile number',
  education: 'degree',
  abroad: 'residence abroad',
  marital: 'marital status',
};

/** 'identity, date of birth and photo' */
const factWords = (facts: Details[string] | undefined): string =>
  text(facts)
    .split(',')
    .map((fact) => FACTS[fact] ?? fact)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

function fieldWords(fields: Details[string] | undefined): string {
  return text(fields)
    .split(',')
    .map((field) => field.replace(/([A-Z])/g, ' $1').toLowerCase())
    .join(', ');
}

/** The parts of a sentence; a person among them can be linked. */
export interface AuditSentence {
  who: string;
  verb: string;
  /** Null where the verb needs no person. */
  whom: string | null;
  rest: string;
}

const nameOf = (written: string, person: string | null, name: string | null): string => {
  if (person ?? name) return person ?? name ?? '';
  if (written === 'system') return 'The system';
  if (/^member:/.test(written)) return 'a deleted member';
  if (/^admin:/.test(written)) return 'an administrator';
  return thingWords(written);
};

/** Things in the middle of a sentence begin small. */
const within = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const begins = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function auditSentence(row: AuditRowView): AuditSentence {
  const who = begins(nameOf(row.actor, row.actorPerson, row.actorName));
  const named = nameOf(row.subject, row.subjectPerson, row.subjectName);
  const isPerson = /^(?:member|admin):/.test(row.subject);
  const whom = row.subject === row.actor ? 'themselves' : isPerson ? named : within(named);
  if (!isValueOf(AUDIT_ACTIONS, row.action)) {
    const rest = detailWords(row);
    return { who, verb: actionWords(row.action).toLowerCase(), whom, rest: rest && `: ${rest}` };
  }
  const { verb, whom: asks, rest = '' } = AUDIT_SENTENCES[row.action](row.details);
  return { who, verb, whom: asks ? whom : null, rest };
}

export const sentenceText = ({ who, verb, whom, rest }: AuditSentence): string =>
  [who, verb, whom].filter(Boolean).join(' ') + rest;
