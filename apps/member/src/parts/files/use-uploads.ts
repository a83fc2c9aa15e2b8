import { useRef, useState } from 'react';
import { isAbort } from '@kalyanam/web/api-error';
import { preparePicture } from './prepare-picture';
import { sendFile } from './send-file';
import { isOpen, type UploadItem } from './upload-item';

/** Sends files one after another; each can be cancelled and retried separately. */
export function useUploads(onSent: () => void = () => undefined) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const token = useRef<string | undefined>(undefined);
  const running = useRef(new Map<string, AbortController>());

  const change = (id: string, changes: Partial<UploadItem>) =>
    setItems((current) => current.map((item) => (item.id === id ? { ...item, ...changes } : item)));

  async function send(item: UploadItem) {
    const stop = new AbortController();
    running.current.set(item.id, stop);
    change(item.id, { state: 'sending', share: 0, error: null });
    try {
      await sendFile(item, {
        ...(token.current === undefined ? {} : { token: token.current }),
        signal: stop.signal,
        onProgress: (share) => change(item.id, { share }),
      });
      change(item.id, { state: 'sent', share: 1 });
      onSent();
    } catch (thrown) {
      change(item.id, isAbort(thrown) ? { state: 'cancelled' } : { state: 'failed', error: thrown });
    } finally {
      running.current.delete(item.id);
    }
  }

  /** `uploadToken` is used where there is no session yet. */
  async function start(files: readonly UploadItem[], uploadToken?: string) {
    token.current = uploadToken;
    setItems(files);
    for (const item of files) await send(item);
  }

  /** Another file, or the same one read again, in the place of one that did not arrive. */
  async function choose(item: UploadItem, picked: File) {
    change(item.id, { state: 'waiting', share: 0, error: null });
    const file = await preparePicture(picked);
    if (typeof file === 'string') return change(item.id, { state: 'failed', error: file });
    change(item.id, { file });
    await send({ ...item, file });
  }

  return {
    items,
    start,
    retry: (item: UploadItem) => void send(item),
    choose: (item: UploadItem, picked: File) => void choose(item, picked),
    cancel: (item: UploadItem) => running.current.get(item.id)?.abort(),
    busy: items.some(isOpen),
    complete: items.length > 0 && items.every(({ state }) => state === 'sent'),
  };
}
