import { lookingAnswer as answerWords } from '@kalyanam/shared/base/domain/lists.en';
import { en as relations } from '@kalyanam/shared/base/domain/vocabulary.en';
import { readablePhone } from '@kalyanam/shared/base/phone';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { DOCUMENT_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { CONTACT_VISIBILITIES } from '@kalyanam/shared/base/vocabulary/status';
import { CopyButton } from '../../../../ui/form/copy-button';
import { FactList, type Fact } from '../../../../ui/list/fact-list';
import { dayAndTime, indianNumber } from '../../../../ui/time/india-date';
import { Panel } from '../../../../ui/list/panel';
import { personFacts } from '../../../../ui/list/profile-facts';

const accountFacts = (user: UserHistory): Fact[] => [
  ...personFacts({
    ...user,
    dob: user.profile.dob,
    emailVerified: user.emailVerifiedAt !== null,
    phoneVerified: user.phoneVerifiedAt !== null,
  }),
  { label: 'Registered', value: dayAndTime(user.registeredAt) },
  { label: 'Last active', value: dayAndTime(user.lastActiveAt) },
  ...(user.candidate ? [{ label: 'Candidate', value: candidate(user.candidate) }] : []),
  ...(user.desk.length > 0 ? [{ label: 'Family group', value: familyGroup(user.desk) }] : []),
  { label: 'Still looking', value: looking(user.looking) },
  { label: 'Logged in on', value: devices(user.sessions.length) },
  ...(user.readsSimply ? [{ label: 'Reads', value: 'one thing at a time, in simple mode' }] : []),
  { label: 'Contact shown', value: labelOf(CONTACT_VISIBILITIES, user.contactVisibility) },
  { label: 'Wishes', value: wishes(user.wishes) },
  { label: 'Biodata links', value: links(user.biodata) },
  {
    label: 'Document',
    value: user.documentVerifiedAt ? `checked ${dayAndTime(user.documentVerifiedAt)}` : 'not checked',
  },
  ...(user.resubmissions > 0 ? [{ label: 'Resubmitted', value: times(user.resubmissions) }] : []),
  ...(user.identity.number
    ? [{ label: labelOf(DOCUMENT_KINDS, user.identity.kind), value: user.identity.number, asWritten: true }]
    : []),
  ...(user.panNumber ? [{ label: 'PAN', value: user.panNumber, asWritten: true }] : []),
  { label: 'ID', value: user.userId, asWritten: true },
];

/** What each confirmation is called; C5 says which there are. */
const BY: Readonly<Record<UserHistory['looking']['by'], string>> = {
  registered: 'by registering',
  codes: 'by the codes',
  verified: 'with the approval',
  online: 'by going online',
  interest: 'by an interest',
  call: 'by agreeing to a call',
  answer: 'by an answer',
  'taken-over': 'taken over from the last activity',
};

function looking({ confirmedAt, by, pausedUntil, answers }: UserHistory['looking']): string {
  const [last] = answers;
  const parts = [
    `confirmed ${dayAndTime(confirmedAt)}, ${BY[by]}`,
    ...(pausedUntil ? [`paused until ${pausedUntil}`] : []),
    ...(last ? [`last answer: ${answerWords[last.answer]} (${last.via}, ${dayAndTime(last.at)})`] : []),
  ];
  return parts.join('; ');
}

/** R45: who made the profile, and whether its candidate has agreed. */
function candidate({ relation, agreedAt, method, takenOverAt, phone }: NonNullable<UserHistory['candidate']>): string {
  const maker = `made by: ${relations.deskRelation[relation].toLowerCase()}`;
  if (takenOverAt) return `${maker}; taken over by the candidate ${dayAndTime(takenOverAt)}`;
  if (!agreedAt) return `${maker}; the candidate has not agreed yet${phone ? ` (${readablePhone(phone)})` : ''}`;
  return `${maker}; the candidate agreed ${method === 'sms' ? 'by SMS' : 'on the phone'}, ${dayAndTime(agreedAt)}`;
}

const familyGroup = (seats: UserHistory['desk']): string =>
  seats
    .map(({ relation, role }) => `${relations.deskRelation[relation]}: ${relations.deskRole[role].toLowerCase()}`)
    .join('; ');

const devices = (count: number): string =>
  count === 0 ? 'no device' : count === 1 ? '1 device' : `${indianNumber(count)} devices`;
const wishes = ({ stated, of, musts }: UserHistory['wishes']): string =>
  stated === 0 ? 'none' : `${stated} of ${of}, ${musts === 1 ? '1 must' : `${musts} musts`}`;
const links = ({ links: all, open, views }: UserHistory['biodata']): string =>
  all === 0 ? 'none' : `${open} open of ${all}, opened ${times(views)}`;
const times = (count: number): string => (count === 1 ? 'once' : `${indianNumber(count)} times`);

export const AccountPanel = ({ user }: { user: UserHistory }) => (
  <Panel title="Account" aside={<CopyButton text={user.userId} what="ID" />}>
    <FactList facts={accountFacts(user)} />
  </Panel>
);
