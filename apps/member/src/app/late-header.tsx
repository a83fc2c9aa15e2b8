/** What the header shows once the page is there. */
import { useEffect, useState } from 'react';
import { useMemberCodeTexts } from '../parts/member-code/member-code.en';
import { useSessionUser } from '../session/session';
import { isOffered } from '../shell/pages';
import { PATHS } from '../shell/paths';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { fetchOwnThumb, useOwnThumb } from '../parts/account/own-thumb';

/** The magnifier of the header, where there is room for it; on a phone the menu has the same. */
export function FindLink() {
  const { findHeading } = useMemberCodeTexts();
  const user = useSessionUser();
  if (!isOffered(user, 'find')) return null;
  return (
    <AppLink
      to={PATHS.find}
      aria-label={findHeading}
      className="grid size-12 place-items-center rounded-control text-accent hover:bg-well max-sm:hidden"
    >
      <Icon name="browse" className="size-6" />
    </AppLink>
  );
}

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
