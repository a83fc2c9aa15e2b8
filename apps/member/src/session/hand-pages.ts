/** C14: which pages there are for a family account, by the one table of the desk; fetched for such accounts alone. */
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskVerdict, type DeskAct } from '@kalyanam/shared/desk/desk';

/**
 * The act of each page whose address is always the same. 'everybody': open to every family account, even without a
 * seat. Null: for the candidate alone, or for visitors.
 */
export const HAND_PAGES: Readonly<Record<string, DeskAct | 'everybody' | null>> = {
  home: 'everybody',
  desk: 'everybody',
  notifications: 'everybody',
  settings: 'everybody',
  help: 'everybody',
  functions: 'everybody',
  numbers: 'everybody',
  stories: 'everybody',
  privacy: 'everybody',
  terms: 'everybody',
  contact: 'everybody',
  grievance: 'everybody',
  shortlist: 'shortlist-read',
  profiles: 'read',
  matches: 'read',
  find: 'read',
  why: 'read',
  dismissed: 'read',
  interests: 'read',
  calls: 'read',
  myProfile: 'read',
  myPreview: 'read',
  myChecks: 'read',
  myPhotos: 'read',
  editProfile: 'edit',
  moreDetails: 'edit',
  myGothra: 'edit',
  myWishes: 'edit',
  biodata: 'biodata',
  newBiodata: 'biodata',
  ledger: 'ledger',
  login: null,
  register: null,
  verify: null,
  searches: null,
  unsubscribe: null,
  looking: null,
  marriage: null,
  candidate: null,
  forgotPassword: null,
  resetPassword: null,
  blocked: null,
};

const isOpen = (act: DeskAct | 'everybody' | null, seat: DeskSeatView | undefined): boolean => {
  if (act === null || act === 'everybody') return act !== null;
  return seat !== undefined && deskVerdict(act, seat) !== 'no';
};

/** Where a hand can do something, or ask the candidate for it. */
export const pagesOf = (seat: DeskSeatView | undefined): string[] =>
  Object.entries(HAND_PAGES).flatMap(([page, act]) => (isOpen(act, seat) ? [page] : []));
