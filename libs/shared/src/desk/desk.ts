/** C14: many hands at one profile, and the candidate in charge. Who may do what stands in one table. */
import type { VocabularyValue } from '../domain/vocabulary.js';

export const ACCOUNT_KINDS = ['candidate', 'family'] as const;
/** A family account has no profile of its own: it acts for those at whose desk it has a seat. */
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export type DeskRelation = VocabularyValue<'deskRelation'>;
export type DeskVote = VocabularyValue<'vote'>;

/** Beside the candidate, who needs no seat. */
export const DESK_ROLES = ['manager', 'helper', 'reader'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** What a candidate may allow a manager besides. */
export const DESK_ALLOWANCES = ['edit', 'photos', 'answer', 'contact', 'biodata'] as const;
export type DeskAllowance = (typeof DESK_ALLOWANCES)[number];

/**
 * What is done at a desk:
 * - attend: be there: the desk itself, and the stream of events
 * - read: the profile, lists and interests
 * - shortlist-read: the shortlist, its profiles and what the desk says of them
 * - shortlist: put somebody on the shortlist or take them off
 * - vote: say what one thinks of somebody
 * - note: some words with a vote
 * - edit, photos: change the profile
 * - answer: show interest, accept, decline, arrange calls
 * - contact: see phone and email of others
 * - biodata: make a link
 * - ledger: who has seen the profile's data, and from whom its number is hidden
 * - draft: ask the candidate
 * - invite: give somebody a helper's or reader's seat
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

/** What stands in no cell is the candidate's alone: consent, settings, sessions, deletion, marriage, private notes. */
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

/** Everything that a seat may do by itself. */
export const deskActsOf = (seat: DeskSeat): DeskAct[] => DESK_ACTS.filter((act) => deskVerdict(act, seat) === 'yes');
