/** What the header shows once the page is there. */
import { useEffect, useState } from 'react';
import { useSessionUser } from '../session/session';
import { isOffered } from '../shell/pages';
import { fetchOwnThumb, useOwnThumb } from '../parts/account/own-thumb';

/** The main photo over the initials, as soon as it is there. */
export function OwnFace() {
  const user = useSessionUser();
  const id = user?.id;
  const isOpen = isOffered(user, 'myPhotos');
  const thumb = useOwnThumb();
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (isOpen) void fetchOwnThumb();
  }, [id, isOpen]);
  if (thumb === null) return null;
  return (
    <img
      src={thumb}
      alt=""
      width={40}
      height={40}
      onLoad={() => setLoaded(thumb)}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-150 ${loaded === thumb ? '' : 'opacity-0'}`}
    />
  );
}
