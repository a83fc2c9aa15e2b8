/** C14: several people manage one profile, with the candidate in charge. */
import { sentences } from '../../base/sentences.js';
import { type VocabularyValue, VOCABULARY } from '../../base/domain/vocabulary.js';

/** C14: the numbers of a family desk. */
export const DESK_LIMITS = {
  noteLength: 200,
  invitationDays: 7,
  /** After so long the candidate is reminded of a draft. */
  draftReminderDays: 2,
  draftDays: 7,
  /** So long a candidate may undo what a manager changed in the profile. */
  undoHours: 24,
} as const;

/** What the forms of a family desk refuse, apart from the sentences of all forms. */
export const DESK_MESSAGES = sentences({
  ownNumber: 'This is your own number. Please enter the number of the person you invite.',
  candidatesOwn: 'This is your own number. We need the one of the person the profile is for.',
  ownEmail: 'This is your own email. Please enter the email of the person you invite.',
  emailCode: 'Please enter the code that we have sent to this email',
  there: 'Someone in your family group already has this number',
  membersNumber: 'This number belongs to a member’s own profile. A family account needs a number of its own.',
  helpersOnly: 'You can invite helpers. Others are invited by the candidate.',
  allowances: 'Only someone who manages with the candidate can be allowed more',
  consent: 'Please agree that the people you invite see your profile and act for it',
  note: `Please keep this to ${DESK_LIMITS.noteLength} characters or fewer`,
  notReaders: 'Members who only look vote without words',
});

/** The routes of family desks. */
const part = encodeURIComponent;

export const DESK_ROUTES = {
  desk: '/desk',
  invitations: '/desk/invitations',
  invitation: (token: string) => `/desk/invitations/${part(token)}`,
  invitationCode: (token: string) => `/desk/invitations/${part(token)}/code`,
  accept: (token: string) => `/desk/invitations/${part(token)}/accept`,
  refuseInvitation: (token: string) => `/desk/invitations/${part(token)}/refuse`,
  member: (id: string) => `/desk/members/${part(id)}`,
  number: '/desk/number',
  drafts: '/desk/drafts',
  approve: (id: string) => `/desk/drafts/${part(id)}/approve`,
  refuse: (id: string) => `/desk/drafts/${part(id)}/refuse`,
  withdraw: (id: string) => `/desk/drafts/${part(id)}/withdraw`,
  votes: (profileId: string) => `/desk/votes/${part(profileId)}`,
  undo: (id: string) => `/desk/acts/${part(id)}/undo`,
} as const;

export const ACCOUNT_KINDS = ['candidate', 'family'] as const;
/** A family account has no profile of its own: it acts for those at whose desk it has a seat. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export type DeskRelation = VocabularyValue<'deskRelation'>;
export type DeskVote = VocabularyValue<'vote'>;

/** C14: whose hand did something. Once the hand has left, its relation alone says it. */
export interface HandView {
  name: string | null;
  relation: DeskRelation;
}

/** Words for several relatives at once, kept where they were chosen before each relative had a word. */
const SEVERAL: readonly DeskRelation[] = ['brother', 'sister', 'uncle', 'aunt', 'grandparent'];

/** What a relative may choose to be: one word each. */
export const RELATIONS_TO_CHOOSE = VOCABULARY.deskRelation.filter((relation) => !SEVERAL.includes(relation));

/** Brothers and sisters among them. */
export const SIBLINGS: readonly DeskRelation[] = ['anna', 'tammudu', 'akka', 'chelli'];
