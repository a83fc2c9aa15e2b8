import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventStreamOptions } from '@kalyanam/web/event-stream';
import { session } from '../../session/session';
import { fakeApi } from '../../spec/fake-api';
import { makeUser, makeView } from '../../spec/make';
import { openPage } from '../../spec/open-page';
import { toasts } from '../../ui/toast';
import { listen } from './live';

const streams = vi.hoisted(() => [] as (EventStreamOptions & { closed: boolean })[]);
vi.mock('@kalyanam/web/event-stream', () => ({
  openEventStream: (options: EventStreamOptions) => {
    const stream = { ...options, closed: false };
    streams.push(stream);
    return { wake: () => undefined, close: () => (stream.closed = true) };
  },
}));

const asked = {
  id: 'n1',
  kind: 'interest-delivered',
  at: '2026-11-20T06:30:00Z',
  read: false,
  member: { id: 'p1', name: 'Sravani Reddy' },
  outcome: null,
  notes: null,
};

describe('live updates', () => {
  let stop: () => void;
  beforeEach(() => {
    streams.length = 0;
  });
  afterEach(() => stop());

  it('a decision of the team changes the opened page immediately', async () => {
    let status: 'semi-verified' | 'verified' = 'semi-verified';
    fakeApi({
      'GET /profiles/p1': () => ({
        profile: makeView(status === 'verified' ? {} : { contactHidden: null, photosHidden: 'viewer-not-verified' }),
      }),
      'GET /notifications': { notifications: [], unread: 0 },
      'POST /auth/refresh': () => ({ user: makeUser(status), token: 'fresh' }),
    });
    openPage('/profile/p1', makeUser('semi-verified'));
    stop = listen();
    await screen.findByText('Complete verification to view photos and contact details');
    status = 'verified';
    streams[0]?.onEvent('auth-updated', { verificationStatus: 'verified', accountStatus: 'active' });
    expect(await screen.findByRole('button', { name: 'Show phone and email' })).toBeVisible();
    expect(session.token()).toBe('fresh');
  });

  it('messages of one member go when another signs in, and not when they come back themselves', () => {
    fakeApi({ 'GET /notifications': { notifications: [], unread: 0 } });
    const close = vi.spyOn(toasts, 'close');
    session.signIn(makeUser('verified'), 'token');
    stop = listen();
    session.markSignedOut();
    session.signIn(makeUser('verified'), 'token');
    expect(close).not.toHaveBeenCalled();
    session.signIn(makeUser('verified', { id: 'another' }), 'token');
    expect(close).toHaveBeenCalledExactlyOnceWith();
  });

  it('a notification is counted on the bell and told', async () => {
    fakeApi({ 'GET /notifications': { notifications: [asked], unread: 1 } });
    openPage('/privacy', makeUser('verified'));
    stop = listen();
    streams[0]?.onEvent('notification', { unread: 1 });
    expect(await screen.findByText('Sravani Reddy has shown interest in you.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Notifications: 1 new' })).toBeVisible();
  });

  it('asks once when a page opens, though each connection begins by telling the count', async () => {
    const calls = fakeApi({ 'GET /notifications': { notifications: [asked], unread: 1 } });
    openPage('/privacy', makeUser('verified'));
    stop = listen();
    streams[0]?.onOpen(false);
    expect(await screen.findByRole('link', { name: 'Notifications: 1 new' })).toBeVisible();
    streams[0]?.onEvent('notification', { unread: 1 });
    streams[0]?.onEvent('notification', { unread: 2 });
    expect(calls.filter(({ path }) => path === '/notifications')).toHaveLength(2);
  });

  it('several at once are announced by their number, and lead to the list', async () => {
    fakeApi({ 'GET /notifications': { notifications: [asked], unread: 3, page: 1, total: 1, totalPages: 1 } });
    const { user, address } = openPage('/', makeUser('verified'));
    stop = listen();
    streams[0]?.onEvent('notification', { unread: 3 });
    expect(await screen.findByText('3 new notifications')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(address()).toBe('/notifications'));
  });

  it('the verification by the team is a moment, once, in the browser that waited for it', async () => {
    fakeApi({ 'GET /notifications': { notifications: [], unread: 0 } });
    openPage('/', makeUser('semi-verified'));
    stop = listen();
    act(() => session.update(makeUser('verified'), 't2'));
    expect(await screen.findByText('You are verified')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    stop();
    stop = listen();
    session.update(makeUser('verified', { name: 'Ramesh' }), 't3');
    expect(screen.queryByText('You are verified')).toBeNull();
  });

  it('no moment for a member who was verified long ago', async () => {
    fakeApi({ 'GET /notifications': { notifications: [asked], unread: 1 } });
    openPage('/', makeUser('verified'));
    stop = listen();
    streams[0]?.onOpen(false);
    await screen.findByRole('link', { name: 'Notifications: 1 new' });
    expect(screen.queryByText('You are verified')).toBeNull();
  });

  it('ends with the session', async () => {
    fakeApi({});
    session.signIn(makeUser('verified'), 'token');
    stop = listen();
    session.signOut();
    expect(streams[0]?.closed).toBe(true);
    session.signIn(makeUser('verified', { id: 'other' }), 'token');
    await waitFor(() => expect(streams).toHaveLength(2));
  });
});
