import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { ROUTES } from '@kalyanam/shared/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { logout } from '../../session/session';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: string) => ({ id, thumb: `/t/${id}`, card: `/c/${id}`, full: '/f', width: 4, height: 5 });

vi.mock('../../domain/files/prepare-picture', () => ({ preparePicture: async (picked: File) => picked }));
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined }));
const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn(async () => undefined) }));
vi.mock('../../domain/files/send-file', () => ({ sendFile }));

it('says that there is no room for more, after sending what fits', async () => {
  let photos = Array.from({ length: LIMITS.photos - 1 }, (_, index) => photo(String(index)));
  sendFile.mockImplementation(async () => void (photos = [...photos, photo('last')]));
  fakeApi({ 'GET /profiles/me': () => ({ profile: makeMyProfile({ photos }) }) });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.upload(await screen.findByLabelText('Add photos'), [file('fits.jpg'), file('too-many.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGES.tooManyPhotos);
  expect(sendFile).toHaveBeenCalledTimes(1);
});

it('keeps the order asked for last while an earlier one is still being saved', async () => {
  const profile = makeMyProfile({ photos: ['a', 'b', 'c'].map(photo) });
  fakeApi({
    'GET /profiles/me': { profile },
    [`PUT ${ROUTES.photoOrder}`]: ({ body }) => ({ photos: (body as { ids: string[] }).ids.map(photo) }),
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

it('takes a photo away at once, brings it back by Undo, and erases it when the page ends', async () => {
  let photos = ['a', 'b'].map(photo);
  const calls = fakeApi({
    'GET /profiles/me': () => ({ profile: makeMyProfile({ photos }) }),
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
    'GET /profiles/me': { profile: makeMyProfile({ photos: [photo('a')] }) },
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
