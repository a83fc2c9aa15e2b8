import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeCard, makeMyProfile, makeUser, makeView } from '../spec/make';
import { makeAccount } from '../spec/make-account';
import { openPage } from '../spec/open-page';

const PLAIN = [/^Sravani Reddy(?:, \d+)?$/, /^\S+@\S+\.\w+$/, /^\+?\d[\d ]{8,}$/, /^\d{4}-\d{3} [A-Z]$/];

/** Names, addresses and numbers in a page's own part that a browser's translation would change. */
function translatable(): string[] {
  const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const { parentElement } = walker.currentNode;
    if (PLAIN.some((plain) => plain.test(text)) && !parentElement?.closest('[translate=no], title, style'))
      found.push(`${text} in ${parentElement?.outerHTML}`);
  }
  return found;
}

const AT = '2026-11-20T06:30:00Z';
const LOOK = { what: 'profile', day: '2026-11-20', firstAt: AT, lastAt: AT, times: 1 };
const LOOKER = { viewer: { id: 'p1', name: 'Sravani Reddy' }, atLook: null, left: false, denied: false, hands: [] };
const LEDGER = {
  tab: 'people',
  people: [{ ...LOOKER, earlierDays: 0, looks: [LOOK] }],
  team: [],
  links: [],
  months: [],
};
const SETTINGS = { 'GET /account': { account: makeAccount() }, 'GET /auth/sessions': { sessions: [] } };
const BLOCKED = { blocked: [{ id: 'p1', name: 'Sravani Reddy', since: AT }] };

it.each([
  [
    'a profile with its contact',
    '/profile/p1',
    { 'GET /profiles/p1': { profile: makeView({ phone: '9848012345', email: 'sravani@example.com' }) } },
    '9848012345',
  ],
  [
    'the list',
    '/profiles',
    { 'GET /profiles': { profiles: [makeCard()], page: 1, total: 1, totalPages: 1 } },
    /Sravani/,
  ],
  ['one’s own profile', '/my-profile', { 'GET /profiles/me': { profile: makeMyProfile() } }, /@/],
  ['settings', '/settings', SETTINGS, /@/],
  ['who is blocked', '/who-sees-what?part=blocked', { 'GET /blocks': BLOCKED }, 'Sravani Reddy'],
  [
    'who has looked',
    '/who-sees-what?part=looked',
    { 'GET /access-events': { ...LEDGER, page: 1, total: 1, totalPages: 1 } },
    'Sravani Reddy',
  ],
])('names, addresses and numbers on %s stay as they are in a translation', async (_name, address, answers, shown) => {
  fakeApi(answers);
  openPage(address, makeUser('verified'));
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(translatable()).toEqual([]);
});
