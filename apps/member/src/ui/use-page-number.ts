import { useSearchParams } from 'react-router-dom';

/** The page that the address names; the first where it names none. */
export function usePageNumber(): number {
  const page = Number(useSearchParams()[0].get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
