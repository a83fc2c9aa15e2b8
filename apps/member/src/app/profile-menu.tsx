import { useRef, useState, type FocusEvent } from 'react';
import { initials } from '@kalyanam/shared/text';
import { logout } from '../session/session';
import { AppLink } from '../ui/app-link';
import { Icon } from '../ui/icon';
import { useNavigation } from '../ui/navigation';
import { showToast } from '../ui/toast-store';
import { useAppTexts } from '../shell/app.en';
import { PATHS } from '../shell/paths';

const ITEM = 'flex min-h-12 w-full items-center px-4 text-left text-ink no-underline -outline-offset-3! hover:bg-well';

/** A disclosure with the two acts of the account: plain links and buttons, closed by Escape or leaving it. */
export function ProfileMenu({ name }: { name: string }) {
  const texts = useAppTexts();
  const { open: openPage } = useNavigation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const leave = async () => {
    setOpen(false);
    try {
      await openPage(PATHS.home);
      await logout();
    } catch {
      showToast(texts.logoutFailed);
    }
  };

  return (
    <div
      className="relative"
      onBlur={closeWhenLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 items-center gap-1 rounded-control px-1 hover:bg-well"
      >
        <span className="sr-only">{`${texts.profileMenu}: ${name}`}</span>
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-well font-semibold text-accent"
        >
          {initials(name)}
        </span>
        <Icon name="down" className="size-4 max-[22rem]:hidden" />
      </button>
      {open && (
        <div className="absolute right-0 z-40 mt-1 w-60 overflow-hidden rounded-control border border-line bg-paper shadow-lg">
          <p className="truncate border-b border-line px-4 py-3 font-semibold">{name}</p>
          <AppLink to={PATHS.settings} className={ITEM} onClick={() => setOpen(false)}>
            {texts.profileSettings}
          </AppLink>
          <AppLink to={PATHS.shortlist} className={ITEM} onClick={() => setOpen(false)}>
            {texts.shortlist}
          </AppLink>
          <button type="button" className={ITEM} onClick={() => void leave()}>
            {texts.logout}
          </button>
        </div>
      )}
    </div>
  );
}
