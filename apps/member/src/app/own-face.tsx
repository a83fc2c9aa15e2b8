import { useEffect, useState } from 'react';
import { fetchOwnThumb, useOwnThumb } from '../domain/account/own-thumb';
import { useSessionUser } from '../session/session';

/** The main photo over the initials, as soon as it is there. */
export function OwnFace() {
  const id = useSessionUser()?.id;
  const thumb = useOwnThumb();
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    void fetchOwnThumb();
  }, [id]);
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
