import { useAppTexts } from '../shell/app.en';
import { AppLink } from '../ui/app-link';
import { Icon, type IconName } from '../ui/icon';
import { showToast } from '../ui/toast';
import { CountBadge } from './count-badge';

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  /** What the label is short for. */
  name?: string;
  /** How many wait behind it. */
  count?: number;
  /** The step before it, where the page is still closed to this member: a press says so, and leads there. */
  opens?: string | undefined;
}

/** One of the pages of the bottom bar. */
export function Tab({ to, icon, label, name = label, count = 0, opens }: TabProps) {
  const { locked, waits } = useAppTexts();
  return (
    <AppLink
      to={to}
      aria-label={opens ? locked(name) : name === label ? undefined : name}
      onClick={() => opens && showToast(opens)}
      className="flex min-h-14 flex-col items-center justify-center px-1 text-center leading-tight wrap-anywhere text-small text-muted no-underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      <span className="relative">
        <Icon name={opens ? 'lock' : icon} />
        {!opens && count > 0 && <CountBadge count={count} className="absolute -top-1 left-4.5" />}
      </span>
      {label}
      {!opens && count > 0 && <span className="sr-only">{`: ${waits(count)}`}</span>}
    </AppLink>
  );
}
