/** The addresses at which axe looks, from the routes: a new page is looked at without a line here. */
import type { Locator, Page } from '@playwright/test';
import { MEMBER_ROUTES, type MemberRoute } from '@kalyanam/tools/member-routes';

/** Pages of lists between members, which are looked at empty and filled. */
export const LISTS = [
  '/interests',
  '/interests?box=sent',
  '/interests?box=accepted',
  '/shortlist',
  '/who-sees-what?part=blocked',
  '/who-sees-what?part=looked',
  '/who-sees-what?part=not-for-us',
  '/notifications',
  '/notifications?about=profile',
];

/** Pages whose address is not all that opens them, and where they are looked at; [] where another test does. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/reset-password': ['/reset-password?token=none', '/reset-password'],
  '/unsubscribe': ['/unsubscribe?token=none'],
  '/l/:token': ['/l/none'],
  '/looking/:token': ['/looking/spent'],
  '/family/:token': ['/family/none'],
  '/assisted/:token': ['/assisted/none'],
  '/profiles': ['/profiles', '/profiles?find', '/profiles?saved'],
  '/my-profile': ['/my-profile', '/my-profile?part=about', '/my-profile?looking'],
  '/my-profile/more': ['', '?q=siblings', '?q=roots', '?q=horoscope'].map((question) => `/my-profile/more${question}`),
  '/biodata': ['/biodata', '/biodata?new'],
  '/my-profile/edit/:section': ['/my-profile/edit/personal', '/my-profile/edit/professional'],
  // Its codes are still to be entered.
  '/verify': [],
  // relations-screens.deep-spec.ts, calls.spec.ts and biodata.spec.ts open those that they made.
  '/profile/:id': [],
  '/profile/:id/call': [],
  '/biodata/:id': [],
};

function addressesOf({ path }: MemberRoute): readonly string[] {
  const addresses = ADDRESSES[path] ?? [path];
  if (addresses.some((address) => address.includes(':')))
    throw new Error(`Add an address of ${path} to e2e/support/looked-at.ts.`);
  return addresses.filter((address) => !LISTS.includes(address));
}
const guardedBy = (...guards: readonly MemberRoute['guard'][]): string[] =>
  MEMBER_ROUTES.filter(({ guard }) => guards.includes(guard)).flatMap(addressesOf);

/** Pages that visitors open. */
export const OPEN = guardedBy(null, 'visitor');
/** Pages that a verified member opens. */
export const OWN = ['/', ...guardedBy('session', 'verification')];

/** The heading of a page, or of the sheet over it. */
export const headingOf = (page: Page): Locator =>
  page
    .getByRole('heading', { level: 1 })
    .or(page.getByRole('dialog').getByRole('heading', { level: 2 }))
    .first();
