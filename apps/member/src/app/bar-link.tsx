import { useAppTexts } from '../shell/app.en';
import { AppLink } from '../ui/app-link';
import { CountBadge } from './count-badge';

const NAV_LINK =
  'hidden min-h-12 items-center px-2 no-underline hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent lg:flex';

interface BarLinkProps {
  to: string;
  title: string;
  /** How many wait behind it. */
  count: number;
}

/** One of the pages of the header, as the tabs of a phone have them. */
export function BarLink({ to, title, count }: BarLinkProps) {
  const { waits } = useAppTexts();
  return (
    <AppLink to={to} className={`gap-1.5 ${NAV_LINK}`}>
      {title}
      {count > 0 && (
        <>
          <CountBadge count={count} className="font-sans" />
          <span className="sr-only">{`: ${waits(count)}`}</span>
        </>
      )}
    </AppLink>
  );
}
