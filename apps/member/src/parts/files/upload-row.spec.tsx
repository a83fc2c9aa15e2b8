import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@kalyanam/web/api-error';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { uploadItem } from './upload-item';
import { UploadRow } from './upload-row';
import { useUploads } from './use-uploads';

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn<(item: { file: File }) => Promise<void>>() }));
vi.mock('./send-file', () => ({ sendFile }));
vi.mock('./prepare-picture', () => ({
  preparePicture: async (picked: File) => (picked.name === 'bad.jpg' ? MESSAGES.fileBroken : picked),
}));

const file = (name: string, bytes = name) => new File([bytes], name, { type: 'image/jpeg' });

function Uploads({ file: first }: { file: File }) {
  const uploads = useUploads();
  return (
    <>
      <button onClick={() => void uploads.start([uploadItem('photo', first)])}>Begin</button>
      {uploads.items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          onRetry={() => uploads.retry(item)}
          onCancel={() => uploads.cancel(item)}
          onChoose={(picked) => uploads.choose(item, picked)}
        />
      ))}
    </>
  );
}

async function failing(error: Error) {
  sendFile.mockRejectedValueOnce(error);
  const user = userEvent.setup();
  render(<Uploads file={file('first.jpg')} />);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('alert');
  return user;
}
const retry = () => screen.queryByRole('button', { name: 'Retry: first.jpg' });
const again = () => screen.getByLabelText('Choose it again: first.jpg');

beforeEach(() => {
  sendFile.mockReset();
  sendFile.mockResolvedValue();
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
});

it('a file that did not arrive is tried again, or chosen again', async () => {
  const user = await failing(new NetworkError(MESSAGES.uploadFailed));
  expect(retry()).toBeVisible();
  await user.upload(again(), file('second.jpg'));
  await waitFor(() => expect(screen.getByText('Sent')).toBeVisible());
  expect(sendFile.mock.calls.map(([item]) => item.file.name)).toEqual(['first.jpg', 'second.jpg']);
});

it.each([400, 413, 415])('a file that the server refused (%i) is only chosen again', async (status) => {
  await failing(new ApiError({ status, code: 'invalid-form', message: MESSAGES.fileType }));
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGES.fileType);
  expect(retry()).toBeNull();
  expect(again()).toBeEnabled();
});

it.each([408, 429, 503])('one that was refused for now (%i) may be tried again', async (status) => {
  await failing(new ApiError({ status, code: 'unexpected', message: '' }));
  expect(retry()).toBeVisible();
});

it('what is chosen instead is judged like the first', async () => {
  const user = await failing(new NetworkError());
  await user.upload(again(), file('bad.jpg'));
  expect(await screen.findByText(MESSAGES.fileBroken)).toBeVisible();
  expect(retry()).toBeNull();
  expect(sendFile).toHaveBeenCalledTimes(1);
});
