/** C14: several people manage one profile, with the candidate in charge. One table has all rights. */
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

/** C14: a request on behalf of a profile carries its public id in this header. */
export const ACTING_FOR = 'x-acting-for';

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

/** Beside the candidate, who needs no seat. */
export const DESK_ROLES = ['manager', 'helper', 'reader'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Additional rights that a candidate may give a manager. */
export const DESK_ALLOWANCES = ['edit', 'photos', 'answer', 'contact', 'biodata'] as const;
export type DeskAllowance = (typeof DESK_ALLOWANCES)[number];

/**
 * Acts at a desk:
 * - attend: be there: the desk itself, and the stream of events
 * - read: the profile, lists and interests
 * - shortlist-read: the shortlist, its profiles and what the desk says of them
 * - shortlist: put a profile on the shortlist or take them off
 * - vote: give an opinion of a profile
 * - note: some words with a vote
 * - edit, photos: change the profile
 * - answer: show interest, accept, decline, arrange calls
 * - contact: see phone and email of others
 * - biodata: make a link
 * - ledger: the viewers of the profile's data, and those its number is hidden from
 * - draft: ask the candidate
 * - invite: offer a helper's or reader's seat
 */
export const DESK_ACTS = [
  'attend',
  'read',
  'shortlist-read',
  'shortlist',
  'vote',
  'note',
  'edit',
  'photos',
  'answer',
  'contact',
  'biodata',
  'ledger',
  'draft',
  'invite',
] as const;
export type DeskAct = (typeof DESK_ACTS)[number];

/** `draft`: not by oneself, but the candidate can be asked for it. */
export type DeskVerdict = 'yes' | 'draft' | 'no';

type Cell = DeskVerdict | { readonly allowed: DeskAllowance; readonly otherwise: DeskVerdict };

const ifAllowed = (allowed: DeskAllowance, otherwise: DeskVerdict = 'no'): Cell => ({ allowed, otherwise });

/** Acts without a cell are the candidate's alone: consent, settings, sessions, deletion, marriage, private notes. */
const TABLE: Readonly<Record<DeskAct, Readonly<Record<DeskRole, Cell>>>> = {
  attend: { manager: 'yes', helper: 'yes', reader: 'yes' },
  read: { manager: 'yes', helper: 'yes', reader: 'no' },
  'shortlist-read': { manager: 'yes', helper: 'yes', reader: 'yes' },
  shortlist: { manager: 'yes', helper: 'yes', reader: 'no' },
  vote: { manager: 'yes', helper: 'yes', reader: 'yes' },
  note: { manager: 'yes', helper: 'yes', reader: 'no' },
  edit: { manager: ifAllowed('edit', 'draft'), helper: 'no', reader: 'no' },
  photos: { manager: ifAllowed('photos'), helper: 'no', reader: 'no' },
  answer: { manager: ifAllowed('answer', 'draft'), helper: 'draft', reader: 'no' },
  contact: { manager: ifAllowed('contact'), helper: 'no', reader: 'no' },
  biodata: { manager: ifAllowed('biodata', 'draft'), helper: 'no', reader: 'no' },
  ledger: { manager: 'yes', helper: 'no', reader: 'no' },
  draft: { manager: 'yes', helper: 'yes', reader: 'no' },
  invite: { manager: 'yes', helper: 'no', reader: 'no' },
};

export interface DeskSeat {
  readonly role: DeskRole;
  /** Counts for a manager only. */
  readonly allow: readonly DeskAllowance[];
}

/** The one decision about what a hand may do. */
export function deskVerdict(act: DeskAct, { role, allow }: DeskSeat): DeskVerdict {
  const cell = TABLE[act][role];
  if (typeof cell === 'string') return cell;
  return allow.includes(cell.allowed) ? 'yes' : cell.otherwise;
}

/** Every act that a seat allows without asking the candidate. */
export const deskActsOf = (seat: DeskSeat): DeskAct[] => DESK_ACTS.filter((act) => deskVerdict(act, seat) === 'yes');

/** Words for several relatives at once, kept where they were chosen before each relative had a word. */
const SEVERAL: readonly DeskRelation[] = ['brother', 'sister', 'uncle', 'aunt', 'grandparent'];

/** What a relative may choose to be: one word each. */
export const RELATIONS_TO_CHOOSE = VOCABULARY.deskRelation.filter((relation) => !SEVERAL.includes(relation));

/** Brothers and sisters among them. */
export const SIBLINGS: readonly DeskRelation[] = ['anna', 'tammudu', 'akka', 'chelli'];
