import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: string) => ({ id, thumb: '/t', card: '/c', full: '/f', width: 4, height: 5 });

vi.mock('../../domain/files/prepare-picture', () => ({ preparePicture: async (picked: File) => picked }));
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
