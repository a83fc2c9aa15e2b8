import type { ReactNode } from 'react';
import { pageWindow } from '@kalyanam/shared/page-window';
import { AppLink } from './app-link';
import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';

/** 40 px to the eye and 48 to the finger; they share what a narrow screen has. */
const BOX =
  'relative grid h-10 min-w-0 place-items-center rounded-control border no-underline after:absolute after:-inset-1';
const LINK = `${BOX} border-line bg-paper text-ink hover:bg-well`;
const CURRENT = `${BOX} border-kumkum bg-kumkum font-semibold text-on-kumkum`;
const PLACE = 'min-w-0 max-w-14 min-[30rem]:min-w-10 grow basis-10 min-[30rem]:grow-0 min-[30rem]:basis-auto';
/** Up to this many pages stand side by side on a phone. */
const ALL_FIT = 6;

interface PaginationProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

const Gap = ({ phone = false }: { phone?: boolean }) => (
  <li aria-hidden="true" className={`w-4 text-center leading-10 ${phone ? 'min-[30rem]:hidden' : ''}`}>
    …
  </li>
);

/** First, last and the pages within 2 of the current one, with ellipses between; on a phone those within 1 are drawn. */
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
  const near = last > ALL_FIT ? pageWindow(page, last, 1) : null;
  const entries = pageWindow(page, last);
  return (
    <nav aria-label={common.pages} className="mt-8">
      <ul className="flex justify-center gap-1 min-[30rem]:gap-2">
        {step(page - 1, common.previousPage, <Icon name="left" />)}
        {entries.flatMap((entry, index) => {
          if (entry === 'gap') return [<Gap key={`gap ${index}`} />];
          const wide = near !== null && !near.includes(entry);
          const alone = wide && entries[index - 1] !== 'gap' && entries[index + 1] !== 'gap';
          return [
            <li key={entry} className={`${PLACE} ${wide ? 'max-[30rem]:hidden' : ''}`}>
              <AppLink
                to={hrefOf(entry)}
                aria-label={common.page(entry, last)}
                aria-current={entry === page ? 'page' : undefined}
                className={entry === page ? CURRENT : LINK}
              >
                {entry}
              </AppLink>
            </li>,
            ...(alone ? [<Gap key={`gap of ${entry}`} phone />] : []),
          ];
        })}
        {step(page + 1, common.nextPage, <Icon name="right" />)}
      </ul>
    </nav>
  );
}
