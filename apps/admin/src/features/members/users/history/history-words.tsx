import { CONTACT_OUTCOMES, NOTE_KINDS } from '@kalyanam/shared/team/member-notes';
import { REPORT_ACTIONS } from '@kalyanam/shared/team/reports';
import { SESSION_ENDS, type TimelineEvent as HistoryEvent, type TimelineWhat } from '@kalyanam/shared/team/timeline';
import type { MemberName } from '@kalyanam/shared/team/tables';
import { en as labels } from '@kalyanam/shared/topics/profile/labels.en';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { rejectionReasons } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
import type { LoggedConsent } from '@kalyanam/shared/base/text-versions';
import { SYSTEM_REPORTS } from '@kalyanam/shared/team/system-reports';
import { REPORT_REASONS } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { DOCUMENT_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import type { ReactNode } from 'react';
import { reportPath, userPath } from '../../../../shell/paths';
import { auditSentence, sentenceText } from '../../../../ui/words/audit-sentences';
import type { TimelineEvent } from '../../../../ui/list/event-list';
import { indianNumber } from '../../../../ui/time/india-date';
import { PageLink } from '../../../../ui/list/page-link';

/** A member who deleted the account has no name left. */
const Member = ({ member }: { member: MemberName | null }) =>
  member ? (
    <PageLink to={userPath(member.userId)} asWritten>
      {member.name}
    </PageLink>
  ) : (
    'a deleted member'
  );

const Report = ({ event, children }: { event: HistoryEvent; children: ReactNode }) =>
  event.report ? <PageLink to={reportPath(event.report)}>{children}</PageLink> : children;

const by = ({ by: name }: HistoryEvent): string => (name ? ` by ${name}` : '');
const interests = (count: number): string => (count === 1 ? '1 interest' : `${indianNumber(count)} interests`);
const members = (count: number): string => (count === 1 ? '1 member' : `${indianNumber(count)} members`);
const times = (count: number): string => (count === 1 ? '' : `, ${indianNumber(count)} times`);
const FIELD_LABELS: Readonly<Record<string, string>> = labels.fields;
const fieldNames = (codes: readonly string[]): string => codes.map((code) => FIELD_LABELS[code] ?? code).join(', ');
const CONSENTS: Readonly<Record<string, string>> = {
  terms: 'the terms',
  privacy: 'the privacy policy',
  'intent-to-marry': 'the declaration of intent to marry',
  'family-details': 'keeping details of the family',
  horoscope: 'keeping the horoscope',
  assisted: 'having the team enter the profile on the phone',
  digest: 'emails about saved searches',
  'photo-declaration': 'that the photos are real and recent',
  'biodata-link': 'giving out links to a biodata',
  desk: 'a family group that acts for them',
} satisfies Record<LoggedConsent, string>;
const consents = (codes: readonly string[]): string => codes.map((code) => CONSENTS[code] ?? code).join(', ');

/** Reasons for reports by members, and by the product itself. */
const REASONS = [...SYSTEM_REPORTS, ...REPORT_REASONS];

/** A sentence for each thing that can happen; a new one does not compile without. */
const SENTENCES: Record<TimelineWhat, (event: HistoryEvent) => ReactNode> = {
  registered: () => 'Registered',
  'email-verified': () => 'Verified the email',
  'phone-verified': () => 'Verified the phone',
  consented: ({ codes }) => `Agreed to ${consents(codes)}`,
  'document-uploaded': ({ codes }) => `Uploaded a document: ${labelOf(DOCUMENT_KINDS, codes[0] ?? '')}`,
  'entered-queue': () => 'Waits for the team’s decision',
  resubmitted: () => 'Submitted again',
  approved: (event) => `Approved${by(event)}`,
  rejected: (event) => `Rejected${by(event)}`,
  'pre-approved': () => 'Approved immediately: on the list of eligible users',
  'change-requested': ({ codes }) => `Asked to change: ${fieldNames(codes)}`,
  'change-approved': (event) => `Change approved${by(event)}: ${fieldNames(event.codes)}`,
  'change-rejected': (event) => `Change rejected${by(event)}: ${fieldNames(event.codes)}`,
  'was-reported': (event) => (
    <>
      <Report event={event}>Reported</Report> by {event.member ? <Member member={event.member} /> : 'Automatic'}
      {`: ${labelOf(REASONS, event.codes[0] ?? '')}`}
    </>
  ),
  reported: (event) => (
    <>
      <Report event={event}>Reported</Report> <Member member={event.member} />
      {`: ${labelOf(REPORT_REASONS, event.codes[0] ?? '')}`}
    </>
  ),
  'report-upheld': (event) => (
    <>
      <Report event={event}>{`${event.count === 1 ? 'Report' : `${event.count} reports`} upheld`}</Report>
      {`${by(event)}: ${labelOf(REPORT_ACTIONS, event.codes[0] ?? '').toLowerCase()}`}
    </>
  ),
  'report-dismissed': (event) => (
    <>
      <Report event={event}>{`${event.count === 1 ? 'Report' : `${event.count} reports`} dismissed`}</Report>
      {by(event)}
    </>
  ),
  'interests-sent': ({ count }) => `Sent ${interests(count)} that day`,
  'interests-received': ({ count }) => `Received ${interests(count)} that day`,
  'interests-accepted': ({ member }) => (
    <>
      Accepted interest with <Member member={member} />
    </>
  ),
  'contact-opened-by': ({ count }) => `${members(count)} opened the contact details that day`,
  'contact-opened-of': ({ count }) => `Opened the contact details of ${members(count)} that day`,
  'logged-in': ({ ip }) => `Logged in from ${ip}`,
  'session-ended': ({ codes }) => labelOf(SESSION_ENDS, codes[0] ?? ''),
  noted: (event) => {
    const [kind = '', outcome] = event.codes;
    const what = kind === 'note' ? 'Team note' : labelOf(NOTE_KINDS, kind);
    return `${what}${by(event)}${outcome ? `: ${labelOf(CONTACT_OUTCOMES, outcome).toLowerCase()}` : ''}`;
  },
  'looked-up': ({ audit, count }) => `Looked up by ${audit ? auditSentence(audit).who : 'the team'}${times(count)}`,
  audited: ({ audit }) => (audit ? sentenceText(auditSentence(audit)) : ''),
};

/** The text written with it, and where it came from. */
function more({ what, notes, codes, ip, audit }: HistoryEvent): string {
  if (audit) return what === 'looked-up' || !audit.ip ? '' : `from ${audit.ip}`;
  const reasons = what === 'rejected' ? rejectionReasons(codes).map(({ label }) => label) : [];
  const text = what === 'consented' ? notes && `text ${notes}` : notes;
  const from = ip && what !== 'logged-in' ? ip : '';
  return [...reasons, text, from].filter(Boolean).join(' · ');
}

export const inWords = (event: HistoryEvent): TimelineEvent => ({
  key: event.id,
  at: event.at,
  what: SENTENCES[event.what](event),
  more: more(event),
});
