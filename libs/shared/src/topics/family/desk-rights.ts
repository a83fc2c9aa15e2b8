/** C14: what a seat at a family desk allows. One table has all rights. */

/** C14: a request on behalf of a profile carries its public id in this header. */
export const ACTING_FOR = 'x-acting-for';

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
