import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const photo = (id: string) => ({ id, thumb: '/t', card: '/c', full: '/f', width: 4, height: 5 });

vi.mock('../../domain/files/prepare-photo', () => ({ preparePhoto: async (picked: File) => picked }));
const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn(async () => undefined) }));
vi.mock('../../domain/files/send-file', () => ({ sendFile }));

it('says that there is no room for more, after sending what fits', async () => {
  let photos = ['a', 'b', 'c'].map(photo);
  sendFile.mockImplementation(async () => void (photos = ['a', 'b', 'c', 'd'].map(photo)));
  fakeApi({ 'GET /profiles/me': () => ({ profile: makeMyProfile({ photos }) }) });
  const { user } = openPage('/my-profile/photos', makeUser('verified'));
  await user.upload(await screen.findByLabelText('Add photos'), [file('4.jpg'), file('5.jpg')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('You can upload maximum 4 photos');
  expect(sendFile).toHaveBeenCalledTimes(1);
});
