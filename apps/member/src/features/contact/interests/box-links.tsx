import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { INTEREST_BOXES, type InterestBox } from '@kalyanam/shared/base/vocabulary/status';
import { AppLink } from '../../../ui/app-link';
import { interestsPath } from './interests-address';
import { useInterestsTexts } from './interests.en';

interface BoxLinksProps {
  box: InterestBox;
  counts: InterestsPage['counts'] | undefined;
}

/** The lists, each with what waits in it. */
export function BoxLinks({ box, counts }: BoxLinksProps) {
  const texts = useInterestsTexts();
  return (
    <nav aria-label={texts.boxes} className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1 max-[26rem]:gap-x-0 sm:gap-4">
        {INTEREST_BOXES.map(({ value }) => {
          const count = counts?.[value] ?? 0;
          return (
            <li key={value} className="max-sm:grow">
              <AppLink
                to={interestsPath(value)}
                aria-current={value === box ? 'page' : undefined}
                className="flex min-h-12 items-center justify-center gap-1.5 border-b-3 border-transparent px-1 text-center max-[26rem]:gap-1 max-[26rem]:px-0.5 max-[26rem]:text-small text-ink no-underline hover:text-accent aria-[current=page]:border-kumkum aria-[current=page]:font-semibold aria-[current=page]:text-accent sm:px-3"
              >
                {texts[value]}
                {count > 0 && (
                  <span className="rounded-full bg-well px-2 text-small max-[26rem]:px-1.5 font-semibold text-ink">
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
