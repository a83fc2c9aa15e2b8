import type { EligibleUserRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserRow } from '@kalyanam/shared/team/users';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../shell/paths';
import { fakeApi, page, signInAs } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const NAME = 'Sravani Reddy';
const PLAIN = [
  /^Sravani Reddy(?:, \d+)?$/,
  /^\S+@\S+\.\w+$/,
  /^\+?\d[\d ]{8,}$/,
  /^\d{4}-\d{3} [A-Z]$/,
  /^(?:X{4} ){2}\d{4}$/,
];

/** Names, addresses and numbers on the page that a browser's translation would change. */
function translatable(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const { parentElement } = walker.currentNode;
    if (PLAIN.some((plain) => plain.test(text)) && !parentElement?.closest('[translate=no], title, style'))
      found.push(`${text} in ${parentElement?.outerHTML}`);
  }
  return found;
}

const AT = '2026-11-19T05:12:00.000Z';
const USER = {
  ...{ userId: 'u1', name: NAME, email: 'u1@example.com', phone: '9848012345', memberCode: '4827193W' },
  ...{ age: 28, gender: 'female', verificationStatus: 'verified', accountStatus: 'active', isActive: true },
  ...{ registeredAt: AT, lastActiveAt: AT },
} as UserRow;
const PAIR = {
  ...{ id: 'e1', email: 'u2@example.com', phone: '9848012346', addedAt: AT, addedBy: 'padma', usedAt: AT },
  usedBy: { userId: 'u1', name: NAME },
} as EligibleUserRow;
const REPORT = {
  ...{ id: 'r1', reason: 'fake', description: '', createdAt: AT, system: null, other: null, severity: 'other' },
  ...{ reported: { userId: 'u1', name: NAME, accountStatus: 'active' }, reports: 1, decision: null },
  reporter: { userId: 'u2', name: 'Witness', accountStatus: 'active' },
};

it.each([
  ['the verification screens', PATHS.verify, {}],
  ['the list of users', PATHS.users, { [`GET ${ADMIN_ROUTES.users}`]: () => page([USER]) }],
  ['the list of eligible users', PATHS.eligibleUsers, { [`GET ${ADMIN_ROUTES.eligibleUsers}`]: () => page([PAIR]) }],
  ['the list of reports', PATHS.reports, { [`GET ${ADMIN_ROUTES.reports}`]: () => page([REPORT]) }],
])('names, addresses and numbers on %s stay as they are in a translation', async (_name, path, answers) => {
  signInAs('owner');
  fakeApi(answers);
  renderApp(path);
  expect((await screen.findAllByText(NAME)).length).toBeGreaterThan(0);
  expect(translatable()).toEqual([]);
});
