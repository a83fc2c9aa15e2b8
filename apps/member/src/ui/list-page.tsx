import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNavigation } from './navigation';

/** The page that an address names; the first where it names none. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const usePageNumber = (): number => pageOf(useSearchParams()[0]);

export const pageHref = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;

/** One page of a list, as the server answers it: a page past the last is empty. */
interface Page {
  readonly page: number;
  readonly totalPages: number;
}

/** The found page; a page past the last, as an old link or a removal leaves it, opens the last one instead. */
export function useLastPage<P extends Page>(found: P | undefined, hrefOf: (page: number) => string): P | undefined {
  const { open } = useNavigation();
  const last = found && found.totalPages > 0 && found.page > found.totalPages ? hrefOf(found.totalPages) : null;
  useEffect(() => {
    if (last !== null) void open(last, { replace: true });
  }, [last, open]);
  return last === null ? found : undefined;
}

/** A user who turned the page by its links goes on at the heading; another focus is not taken away. */
export function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const turned = useRef(page);
  useEffect(() => {
    if (turned.current === page) return;
    turned.current = page;
    // Some browsers focus no link that is clicked.
    const { activeElement } = document;
    if (activeElement instanceof HTMLAnchorElement || activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

interface ListPageProps {
  title: string;
  heading: string;
  lead?: ReactNode;
  /** Where the focus goes on after an act. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Above the heading. */
  back?: ReactNode;
  /** Beside the heading. */
  links?: ReactNode;
  /** A column of rows; cards take the whole width. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page with a list under its heading. */
export const ListPage = ({ title, heading, lead, headingRef, back, links, narrow, children }: ListPageProps) => (
  <div className={`page grid gap-5 py-6 sm:py-10 ${narrow ? 'max-w-3xl' : ''}`}>
    <title>{title}</title>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        {back}
        <h1 ref={headingRef} tabIndex={-1} className="text-3xl focus:outline-none sm:text-4xl">
          {heading}
        </h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {links}
    </div>
    {children}
  </div>
);
