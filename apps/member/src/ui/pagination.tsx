import type { ReactNode } from 'react';
import { pageWindow } from '@kalyanam/shared/page-window';
import { AppLink } from './app-link';
import { Icon } from './icon';
import { useCommonTexts } from './texts/common.en';

const BOX = 'grid min-h-12 min-w-12 place-items-center rounded-control border px-2';
const LINK = `${BOX} border-line bg-paper text-ink no-underline hover:bg-well`;

interface PaginationProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
}

/** First, last and the pages within 2 of the current one, with ellipses between. */
export function Pagination({ page, last, hrefOf }: PaginationProps) {
  const common = useCommonTexts();
  if (last < 2) return null;
  const step = (to: number, label: string, icon: ReactNode) =>
    to >= 1 && to <= last ? (
      <li>
        <AppLink to={hrefOf(to)} aria-label={label} className={LINK}>
          {icon}
        </AppLink>
      </li>
    ) : null;
  return (
    <nav aria-label={common.pages} className="mt-8">
      <ul className="flex flex-wrap justify-center gap-1.5">
        {step(page - 1, common.previousPage, <Icon name="left" />)}
        {pageWindow(page, last).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap ${index}`} aria-hidden="true" className="grid min-h-12 min-w-6 place-items-center">
              …
            </li>
          ) : (
            <li key={entry}>
              <PageLink page={entry} last={last} current={entry === page} href={hrefOf(entry)} />
            </li>
          ),
        )}
        {step(page + 1, common.nextPage, <Icon name="right" />)}
      </ul>
    </nav>
  );
}

function PageLink({ page, last, current, href }: { page: number; last: number; current: boolean; href: string }) {
  const common = useCommonTexts();
  return (
    <AppLink
      to={href}
      aria-label={common.page(page, last)}
      aria-current={current ? 'page' : undefined}
      className={current ? `${BOX} border-kumkum bg-kumkum font-semibold text-on-kumkum no-underline` : LINK}
    >
      {page}
    </AppLink>
  );
}
