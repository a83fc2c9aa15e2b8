import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NotificationView } from '@kalyanam/shared/contracts/notifications';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const at = '2026-11-20T06:30:00Z';
const asked: NotificationView = {
  id: 'n2',
  kind: 'interest-delivered',
  at,
  read: false,
  member: { id: 'p1', name: 'Sravani Reddy' },
  outcome: null,
  notes: null,
};
const rejected: NotificationView = {
  id: 'n1',
  kind: 'verification-rejected',
  at,
  read: true,
  member: null,
  outcome: null,
  notes: 'The photo is not clear.',
};

function setUp() {
  let read = false;
  return fakeApi({
    'GET /notifications': () => ({
      notifications: [{ ...asked, read }, rejected],
      unread: read ? 0 : 1,
      page: 1,
      total: 2,
      totalPages: 1,
    }),
    'PUT /notifications/read': () => {
      read = true;
      return { unread: 0 };
    },
  });
}

describe('notifications', () => {
  it('say what happened and lead there, with what the team wrote', async () => {
    setUp();
    openPage('/notifications', makeUser('verified'));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy has shown interest in you.' })).toHaveAttribute(
      'href',
      '/profile/p1',
    );
    expect(screen.getByText('The photo is not clear.')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Notifications: 1 new' })).toBeVisible();
  });

  it.each(['Mark all as read', 'Mark as read: Sravani Reddy has shown interest in you.'])('%s', async (name) => {
    const calls = setUp();
    const { user } = openPage('/notifications', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('All caught up.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual(name === 'Mark all as read' ? { all: true } : { ids: ['n2'] });
  });

  it('are narrowed by the address, and lead back to all', async () => {
    const calls = setUp();
    const { user } = openPage('/notifications?about=interests', makeUser('verified'));
    await user.click(await screen.findByRole('link', { name: 'All' }));
    expect(await screen.findByRole('link', { name: 'All', current: 'page' })).toBeVisible();
    const asked = () => calls.filter(({ path }) => path === '/notifications').map(({ query }) => query.get('about'));
    await expect.poll(asked).toEqual(['interests', null]);
  });

  it('say under a filter that nothing is there', async () => {
    fakeApi({ 'GET /notifications': { notifications: [], unread: 0, page: 1, total: 0, totalPages: 0 } });
    openPage('/notifications?about=verification', makeUser('verified'));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  it('lead to where one acts, say so until they are read, and give the exact time', async () => {
    setUp();
    openPage('/notifications', makeUser('rejected'));
    expect(await screen.findByRole('link', { name: 'Your profile needs a correction.' })).toHaveAttribute(
      'href',
      '/my-profile',
    );
    expect(screen.getByText('See the profile and answer')).toBeVisible();
    expect(screen.queryByText('See what to correct')).toBeNull();
    expect(screen.getAllByTitle(/^20 November 2026/)).toHaveLength(2);
  });
});
