import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { AppLink } from '../../../ui/app-link';
import { interestsPath, TABS, type Tab } from './interests-address';
import { useInterestsTexts } from './interests.en';

interface BoxLinksProps {
  tab: Tab;
  counts: InterestsPage['counts'] | undefined;
}

/** The three lists on one line at every width, each with its number; large letters stop growing where the line is full. */
export function BoxLinks({ tab, counts }: BoxLinksProps) {
  const texts = useInterestsTexts();
  return (
    <nav aria-label={texts.boxes} className="border-b border-line">
      <ul className="-mb-px flex justify-between gap-x-2 text-[clamp(15.9px,5vw,1.0625rem)] sm:justify-start sm:gap-x-8">
        {TABS.map((value) => {
          const count = (counts?.[value] ?? 0) + (value === 'sent' ? (counts?.waiting ?? 0) : 0);
          return (
            <li key={value}>
              <AppLink
                to={interestsPath(value)}
                aria-current={value === tab ? 'page' : undefined}
                className="flex min-h-12 items-center gap-1 border-b-3 border-transparent whitespace-nowrap text-ink no-underline hover:text-accent aria-[current=page]:border-kumkum aria-[current=page]:font-semibold aria-[current=page]:text-accent"
              >
                {texts.tabs[value]}
                {count > 0 && (
                  <span>
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">
                      {value === 'accepted' ? texts.count(count) : texts.answersWait(count)}
                    </span>
                  </span>
                )}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
