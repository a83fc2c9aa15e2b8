/** C14: which pages there are for a family account, by the one table of the desk; fetched for such accounts alone. */
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskVerdict, type DeskAct } from '@kalyanam/shared/desk/desk';

/** Open to every family account, even without a seat. */
const OF_EVERYBODY: readonly string[] = [
  ...(['home', 'desk', 'notifications', 'settings', 'help', 'functions'] as const),
  ...(['numbers', 'stories', 'privacy', 'terms', 'contact', 'grievance'] as const),
];

/** What is done on each page; a page that is in neither list is for the candidate alone. */
const ACT_AT: Readonly<Record<string, DeskAct>> = {
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
};

/** Where a hand can do something, or ask the candidate for it. */
export function pagesOf(seat: DeskSeatView | undefined): string[] {
  const open = Object.entries(ACT_AT).filter(([, act]) => seat && deskVerdict(act, seat) !== 'no');
  return [...OF_EVERYBODY, ...open.map(([page]) => page)];
}
