import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { initials } from '@kalyanam/shared/base/text';
import { useAppTexts } from '../shell/app.en';
import { late } from '../shell/late';
import { lazyPart } from '../shell/lazy-part';
import { Icon } from '../ui/icon';

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
      <span
        aria-hidden="true"
        className="relative grid size-10 place-items-center overflow-hidden rounded-full bg-well font-semibold text-accent"
      >
        {initials(name)}
        {header && !ofFamily && <header.OwnFace />}
      </span>
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
