import { useState } from 'react';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { preparePicture } from '../../../parts/files/prepare-picture';
import { uploadItem } from '../../../parts/files/upload-item';
import { useDeclaration } from '../../../parts/files/use-declaration';
import { useUploads } from '../../../parts/files/use-uploads';
import { carryOutDeletions } from '../../../parts/account/own-thumb';

/** Picked files on their way into the free places. `refetch` brings the photos that have arrived. */
export function useAddPhotos(count: number, refetch: () => Promise<unknown>) {
  const [arriving, setArriving] = useState(false);
  const uploads = useUploads(() => {
    setArriving(true);
    void refetch().finally(() => setArriving(false));
  });
  const [error, setError] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const [begun, setBegun] = useState(count);
  const room = LIMITS.photos - count;
  const declaration = useDeclaration(add);

  async function add(picked: readonly File[], replaces?: string) {
    setPreparing(true);
    // The server must have the room that is shown.
    const [results] = await Promise.all([
      Promise.all(picked.slice(0, replaces === undefined ? room : 1).map(preparePicture)),
      carryOutDeletions().catch(() => null),
    ]);
    setPreparing(false);
    const refusal = results.find((result) => typeof result === 'string');
    setError(refusal ?? (replaces === undefined && picked.length > room ? MESSAGES.tooManyPhotos : undefined));
    setBegun(count);
    const files = results.filter((result) => typeof result !== 'string');
    await uploads.start(files.map((file) => uploadItem('photo', file, replaces)));
  }

  const sent = uploads.items.filter(({ state }) => state === 'sent');
  /** Sent, but not among the photos yet. */
  const coming = uploads.busy || arriving ? sent.slice(Math.max(0, count - begun)) : [];
  const items = uploads.items.filter((item) => item.state !== 'sent' || coming.includes(item));

  return {
    items,
    room,
    add,
    declaration,
    error,
    preparing,
    busy: uploads.busy,
    retry: uploads.retry,
    choose: uploads.choose,
    cancel: uploads.cancel,
  };
}
