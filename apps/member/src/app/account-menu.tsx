import { Menu } from '@base-ui/react/menu';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { logout, useSessionUser } from '../session/session';
import { isOffered } from '../shell/pages';
import { PATHS } from '../shell/paths';
import { AppLink } from '../ui/app-link';
import { useNavigation } from '../ui/navigation';
import { showToast } from '../ui/toast';
import { useAccountMenuTexts } from './account-menu.en';

const ITEM =
  'flex min-h-12 w-full cursor-pointer items-center px-4 text-left text-ink no-underline -outline-offset-3! hover:bg-well data-highlighted:bg-well';

type MenuPage = 'settings' | 'desk' | 'shortlist' | 'whoSeesWhat' | 'help';

interface AccountMenuProps {
  name: string;
  /** What the button shows, and how it looks. */
  face: ReactNode;
  className: string;
  /** Opened without a pointer: its first item has the focus. */
  byKeys: boolean;
}

/** Open from the start: it is fetched when it is first asked for. */
export function AccountMenu({ name, face, className, byKeys }: AccountMenuProps) {
  const texts = useAccountMenuTexts();
  const user = useSessionUser();
  const ways: readonly [MenuPage, string][] = [
    // The settings of a profile are the candidate's alone (C14).
    ['settings', user?.family ? texts.settings : texts.profileSettings],
    ['desk', texts.desk],
    ['shortlist', texts.shortlist],
    ['whoSeesWhat', texts.whoSeesWhat],
    ['help', texts.help],
  ];
  const { open: openPage } = useNavigation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (byKeys) trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [byKeys]);

  const leave = async () => {
    try {
      await openPage(PATHS.home);
      await logout();
    } catch {
      showToast(texts.logoutFailed);
    }
  };

  return (
    <div ref={setPlace}>
      <Menu.Root defaultOpen={!byKeys} modal={false}>
        <Menu.Trigger ref={trigger} className={className}>
          {face}
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup
              finalFocus={trigger}
              className="w-60 overflow-hidden rounded-control border border-line bg-paper shadow-lg"
            >
              <Menu.Group>
                <Menu.GroupLabel translate="no" className="truncate border-b border-line px-4 py-3 font-semibold">
                  {name}
                </Menu.GroupLabel>
                {ways
                  .filter(([page]) => isOffered(user, page))
                  .map(([page, title]) => (
                    <Menu.LinkItem key={page} closeOnClick className={ITEM} render={<AppLink to={PATHS[page]} />}>
                      {title}
                    </Menu.LinkItem>
                  ))}
                <Menu.Item className={ITEM} onClick={() => void leave()}>
                  {texts.logout}
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
