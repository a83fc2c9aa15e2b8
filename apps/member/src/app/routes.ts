/** What the first load knows of the pages: which there are. Their code comes with the router. */
import { PAGES, type PageRow } from '../shell/pages';

interface Route extends PageRow {
  readonly file: string;
}

const rows: readonly PageRow[] = Object.values(PAGES);

/** Without the front page, which is in the first load: visitors and members see different ones there. */
export const ROUTES = rows.filter((row): row is Route => row.file !== undefined);

export const wordsOf = (path: string) => path.split('/').filter(Boolean);

/** The page at an address, however its words are spelt. */
export function routeOf(address: string): Route | undefined {
  const typed = wordsOf(address.split('?')[0] ?? address);
  return ROUTES.find(({ path }) => {
    const words = wordsOf(path);
    const fits = (word: string, place: number) => word.startsWith(':') || word === typed[place]?.toLowerCase();
    return words.length === typed.length && words.every(fits);
  });
}

export const loadMemberArea = async () => (await import('./member-area')).MemberArea;

/** Fetches the code behind an address, all parts in parallel; a failure shows only if the page is really opened. */
export function prefetchPage(address: string) {
  const route = routeOf(address);
  if (!route) return;
  import('./page-files').then(({ loadPage }) => loadPage(route.file)).catch(() => null);
  if (!route.site) loadMemberArea().catch(() => null);
}
