import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useAppTexts } from '../shell/app.en';
import { late } from '../shell/late';
import { lazyPart } from '../shell/lazy-part';
import { Icon } from '../ui/icon';
import { Initials } from '../ui/initials';

const AccountMenu = lazyPart(async () => (await import('./account-menu')).AccountMenu);
/** Not needed for the first view; where it does not load, the initials stay. */
const useLateHeader = late(() => import('./late-header'));

const BUTTON = 'flex min-h-12 items-center gap-1 rounded-control px-1 hover:bg-well';

interface ProfileMenuProps {
  name: string;
  /** The photos that it could show are the candidate's, not its own. */
  ofFamily: boolean;
}

/** The button alone; the menu is fetched when a hand or the focus comes near. */
export function ProfileMenu({ name, ofFamily }: ProfileMenuProps) {
  const texts = useAppTexts();
  const [wanted, setWanted] = useState<'by-hand' | 'by-keys' | null>(null);
  const header = useLateHeader();
  /** A press of Enter or of the space bar is a click without a pointer. */
  const open = (event: MouseEvent) => setWanted(event.detail === 0 ? 'by-keys' : 'by-hand');
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setWanted('by-keys');
  };
  const face = (
    <>
      <span className="sr-only">{`${texts.profileMenu}: ${name}`}</span>
      <Initials name={name}>{header && !ofFamily && <header.OwnFace />}</Initials>
      <Icon name="down" className="size-4 max-sm:hidden" />
    </>
  );
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={BUTTON}
      onClick={open}
      onKeyDown={openByArrow}
      onPointerEnter={AccountMenu.ahead}
      onFocus={AccountMenu.ahead}
    >
      {face}
    </button>
  );
  return (
    <>
      {wanted ? (
        <AccountMenu byKeys={wanted === 'by-keys'} name={name} face={face} className={BUTTON} waiting={button} />
      ) : (
        button
      )}
    </>
  );
}
