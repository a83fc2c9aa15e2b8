import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifyChange } from '../../../parts/live/unread';
import { fakeApi } from '../../../spec/fake-api';
import { logout } from '../../../session/session';
import { makeCard, makeMyProfile, makeUser } from '../../../spec/make';
import { makeAccount } from '../../../spec/make-account';
import { openPage } from '../../../spec/open-page';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: string, more: Partial<OwnPhoto> = {}): OwnPhoto => ({
  ...{ id, thumb: `/t/${id}`, card: `/c/${id}`, full: '/f', width: 4, height: 5 },
  ...{ state: 'approved', shown: true, refusal: null },
  ...more,
});
/** Answers for the rest of the page. */
const NOBODY = { success: true, requests: [], waiting: 0, page: 1, total: 0, totalPages: 0 };
const REST = { 'GET /account': { account: makeAccount() }, 'GET /photo-requests': NOBODY };

vi.mock('../../../parts/files/prepare-picture', () => ({ preparePicture: async (picked: File) => picked }));
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn(async () => undefined) }));
vi.mock('../../../parts/files/send-file', () => ({ sendFile }));

it('says that there is no room for more, after sending what fits', async () => {
  let photos = Array.from({ length: LIMITS.photos - 1 }, (_, index) => photo(String(index)));
  sendFile.mockImplementation(async () => void (photos = [...photos, photo('last')]));
  fakeApi({ ...REST, 'GET /files/photos': () => ({ photos }) });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.click(await screen.findByRole('checkbox', { name: /real, recent pictures/ }));
  await user.upload(await screen.findByLabelText('Add photos'), [file('fits.jpg'), file('too-many.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.tooManyPhotos);
  expect(sendFile).toHaveBeenCalledTimes(1);
});

it('keeps the order asked for last while an earlier one is still being saved', async () => {
  fakeApi({
    ...REST,
    'GET /files/photos': { photos: ['a', 'b', 'c'].map((id) => photo(id)) },
    [`PUT ${ROUTES.photoOrder}`]: ({ body }) => ({ photos: (body as { ids: string[] }).ids.map((id) => photo(id)) }),
  });
  const answered = globalThis.fetch;
  const saving: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'PUT') await new Promise<void>((resolve) => saving.push(resolve));
    return answered(url, init);
  });
  const shown = () =>
    within(screen.getByRole('list', { name: 'My photos, in order', hidden: true }))
      .getAllByRole('listitem', { hidden: true })
      .flatMap((place) => [...place.querySelectorAll('img')].map((image) => image.getAttribute('src')?.at(-1)))
      .join('');
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: 'My photo 3' }));
  const earlier = await screen.findByRole('button', { name: 'Move earlier' });
  await user.click(earlier);
  await waitFor(() => expect(shown()).toBe('acb'));
  await user.click(earlier);
  await waitFor(() => expect(shown()).toBe('cab'));
  expect(earlier).toHaveFocus();
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  saving[0]?.();
  await waitFor(() => expect(saving).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('cab');
  saving[1]?.();
});

it('takes a photo away immediately, brings it back by Undo, and erases it when the page ends', async () => {
  let photos = ['a', 'b'].map((id) => photo(id));
  const calls = fakeApi({
    ...REST,
    'GET /files/photos': () => ({ photos }),
    [`DELETE ${ROUTES.photo('b')}`]: () => {
      photos = photos.filter(({ id }) => id !== 'b');
      return { photos };
    },
  });
  const deleted = () => calls.filter(({ method }) => method === 'DELETE');
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'My photo 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'My photo 2' })).not.toBeInTheDocument());
  };
  await remove();
  await waitFor(() => expect(screen.getByRole('button', { name: /^My photo 1/ })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'My photo 2' })).toBeVisible();
  expect(deleted()).toEqual([]);
  await remove();
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(deleted()).toHaveLength(1));
});

it('erases a photo that was deleted before its member logs out', async () => {
  const calls = fakeApi({
    ...REST,
    'GET /files/photos': { photos: [photo('a')] },
    [`DELETE ${ROUTES.photo('a')}`]: { photos: [] },
    [`POST ${ROUTES.logout}`]: {},
  });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: /^My photo 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete photo' }));
  await logout();
  const writes = calls.filter(({ method }) => method === 'DELETE' || method === 'POST');
  expect(writes.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

it('keeps what was picked until its owner has confirmed that it is real', async () => {
  sendFile.mockClear();
  fakeApi({ ...REST, 'GET /files/photos': { photos: [] } });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.upload(await screen.findByLabelText('Add photos'), [file('me.jpg')]);
  const tick = screen.getByRole('checkbox', { name: /real, recent pictures/ });
  expect(tick).toBeValid();
  expect(screen.getByAltText('me.jpg')).toBeVisible();
  expect(screen.getByText('Not sent yet: please tick the sentence above.')).toBeVisible();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove me.jpg' }));
  expect(screen.queryByAltText('me.jpg')).toBeNull();
  await user.upload(screen.getByLabelText('Add photos'), [file('me.jpg')]);
  expect(sendFile).not.toHaveBeenCalled();
  await user.click(tick);
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(1));
});

it('asks before it is left by a link with pictures that wait for the tick', async () => {
  fakeApi({ ...REST, 'GET /files/photos': { photos: [] }, 'GET /profiles/me': { profile: makeMyProfile() } });
  const { user, address } = openPage('/my-profile/photos', makeUser('verified'));
  await user.upload(await screen.findByLabelText('Add photos'), [file('me.jpg')]);
  const back = () => screen.getByRole('link', { name: 'Back to My Profile' });
  await user.click(back());
  const question = await screen.findByRole('alertdialog', { name: 'Leave without sending?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/my-profile/photos');
  expect(screen.getByAltText('me.jpg')).toBeVisible();
  await user.click(back());
  await user.click(await screen.findByRole('button', { name: 'Leave without them' }));
  await waitFor(() => expect(address()).toBe('/my-profile'));
});

it('says of each photo how far it is, why one was not accepted, and replaces it in its place', async () => {
  sendFile.mockClear();
  const photos = [
    photo('a', { state: 'pending', shown: false }),
    photo('b'),
    photo('c', { state: 'rejected', shown: false, refusal: 'unclear' }),
  ];
  fakeApi({ ...REST, 'GET /files/photos': { photos } });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await screen.findByRole('button', { name: 'My photo 1: Main photo, Waiting for our team' });
  await screen.findByRole('button', { name: 'My photo 2' });
  await user.click(await screen.findByRole('button', { name: 'My photo 3: Not accepted' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('Not accepted: Too dark, small or blurred')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Make main photo' })).toBeNull();
  await user.click(within(sheet).getByRole('checkbox', { name: /real, recent pictures/ }));
  await user.upload(within(sheet).getByLabelText('Replace'), file('better.jpg'));
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(1));
  expect(sendFile).toHaveBeenCalledWith(expect.objectContaining({ replaces: 'c' }), expect.anything());
});

it('says that the answers to who asked count for nothing at another level', async () => {
  const requests = [
    { profile: makeCard({ name: 'Asking Reddy' }), askedAt: '2026-11-20T06:00:00.000Z', state: 'granted' },
  ];
  fakeApi({
    'GET /account': { account: makeAccount({ photoVisibility: 'accepted' }) },
    'GET /files/photos': { photos: [photo('a')] },
    'GET /photo-requests': { ...NOBODY, requests, total: 1, totalPages: 1 },
  });
  openPage('/my-profile/photos', makeUser('verified'));
  expect(await screen.findByText(/Now another choice of yours decides/)).toBeVisible();
  expect(screen.getByText('Asked on 20 November 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop showing: Asking Reddy' })).toBeNull();
});

it('lists who asks while the page is open', async () => {
  const requests: object[] = [];
  fakeApi({
    'GET /account': { account: makeAccount({ photoVisibility: 'request' }) },
    'GET /files/photos': { photos: [photo('a')] },
    'GET /photo-requests': () => ({ ...NOBODY, requests, total: requests.length, totalPages: 1 }),
  });
  openPage('/my-profile/photos', makeUser('verified'));
  await screen.findByText(/^No one yet/);
  requests.push({ profile: makeCard({ name: 'Asking Reddy' }), askedAt: '2026-11-20T06:00:00.000Z', state: 'waiting' });
  act(notifyChange);
  expect(await screen.findByRole('button', { name: 'Allow: Asking Reddy' })).toBeVisible();
});

it('calls no photo the main one that was not accepted', async () => {
  const rejected = photo('a', { state: 'rejected', shown: false, refusal: 'unclear' });
  fakeApi({ ...REST, 'GET /files/photos': { photos: [rejected] } });
  openPage('/my-profile/photos', makeUser('verified'));
  expect(await screen.findByRole('button', { name: 'My photo 1: Not accepted' })).toBeVisible();
});

it('leads to who sees the photos, allows who asked, and takes it back', async () => {
  const requests = [
    { profile: makeCard({ name: 'Asking Reddy' }), askedAt: '2026-11-20T06:00:00.000Z', state: 'waiting' },
  ];
  const calls = fakeApi({
    'GET /account': { account: makeAccount({ photoVisibility: 'request' }) },
    'GET /files/photos': { photos: [photo('a')] },
    'GET /photo-requests': { ...NOBODY, requests, total: 1, totalPages: 1, waiting: 1 },
    [`PUT ${ROUTES.photoGrant('p1')}`]: { state: 'granted' },
    [`DELETE ${ROUTES.photoGrant('p1')}`]: { state: 'not-now' },
  });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  expect(await screen.findByRole('link', { name: /^Who sees my photos/ })).toHaveAttribute('href', '/who-sees-what');
  await user.click(await screen.findByRole('button', { name: 'Allow: Asking Reddy' }));
  const stop = await screen.findByRole('button', { name: 'Stop showing: Asking Reddy' });
  await waitFor(() => expect(stop).toHaveFocus());
  await user.click(stop);
  expect(await screen.findByText(/Not shown. They are not notified./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Allow: Asking Reddy' })).toHaveFocus());
  expect(calls.filter(({ path }) => path.includes('photo-grants')).map(({ method }) => method)).toEqual([
    'PUT',
    'DELETE',
  ]);
});
