import { expect, it } from 'vitest';
import { bytesOf, pickedFiles } from './picked-files';

/** As a phone hands it over: a handle that can be read now, and no longer once the file has changed. */
function handle(name: string) {
  const file = new File(['bytes'], name, { type: 'image/jpeg' });
  let gone = false;
  file.arrayBuffer = async () => {
    if (gone) throw new DOMException('The file has changed.', 'NotReadableError');
    return new TextEncoder().encode('bytes').buffer;
  };
  return { file, change: () => (gone = true) };
}
const input = (files: File[]) => ({ files, value: 'C:\\fakepath\\me.jpg' }) as unknown as HTMLInputElement;

it('keeps the bytes of what was picked, and lets the same file be picked again', async () => {
  const { file, change } = handle('me.jpg');
  const field = input([file]);
  expect(pickedFiles(field)).toEqual([file]);
  await Promise.resolve();
  change();
  const kept = await bytesOf(file);
  expect(field.value).toBe('');
  expect(kept).not.toBe(file);
  expect(kept).toMatchObject({ name: 'me.jpg', type: 'image/jpeg', size: 5 });
});

it('leaves what it cannot read to be refused', async () => {
  const { file, change } = handle('me.jpg');
  change();
  expect(await bytesOf(file)).toBe(file);
});
