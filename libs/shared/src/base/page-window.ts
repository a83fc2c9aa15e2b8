/** One entry of a numbered pagination: a page, or the gap drawn as an ellipsis. */
export type PageEntry = number | 'gap';

/** First, last and the pages within 2 of the current one; a gap where pages are left out. */
export function pageWindow(current: number, last: number, reach = 2): PageEntry[] {
  const shown = Array.from({ length: Math.max(last, 0) }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= reach,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}
