import type { ReactNode } from 'react';
import { pageWindow } from '@kalyanam/shared/base/page-window';
import { AppLink } from './app-link';
import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';

/** 40 px to the eye and 48 to the finger; on a phone as narrow as all of them fit side by side (R99). */
const BOX =
  'target relative grid h-10 place-items-center rounded-control border no-underline after:absolute after:-inset-x-px after:-inset-y-1 max-[30rem]:text-small min-[30rem]:after:-inset-1';
const LINK = `${BOX} border-line bg-paper text-ink hover:bg-well`;
const CURRENT = `${BOX} border-kumkum bg-kumkum font-semibold text-on-kumkum`;
const PLACE = 'max-w-14 min-w-[30px] grow basis-[30px] min-[30rem]:min-w-10 min-[30rem]:grow-0 min-[30rem]:basis-auto';

interface PaginationProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

/** First, last and the pages within 2 of the current one, at every width, with ellipses between. */
export function Pagination({ page, last, hrefOf }: PaginationProps) {
  const common = useCommonTexts();
  if (last < 2) return null;
  const step = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= last ? (
      <li className={PLACE}>
        <AppLink to={hrefOf(to)} aria-label={label} className={LINK}>
          {icon}
        </AppLink>
      </li>
    ) : null;
  return (
    <nav aria-label={common.pages} className="mt-8">
      <ul className="flex flex-wrap justify-center gap-x-0.5 gap-y-2 max-[22.5rem]:-mx-2 max-[22.5rem]:gap-x-px min-[30rem]:gap-2">
        {step(page - 1, common.previousPage, <Icon name="left" />)}
        {pageWindow(page, last).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="w-2 text-center place-self-center min-[30rem]:w-4">
              …
            </li>
          ) : (
            <li key={entry} className={PLACE}>
              <AppLink
                to={hrefOf(entry)}
                aria-label={common.page(entry, last)}
                aria-current={entry === page ? 'page' : undefined}
                className={entry === page ? CURRENT : LINK}
              >
                {entry}
              </AppLink>
            </li>
          ),
        )}
        {step(page + 1, common.nextPage, <Icon name="right" />)}
      </ul>
    </nav>
  );
}
