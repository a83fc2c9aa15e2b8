import type { Location } from 'react-router-dom';

/** In the session storage: how far each page was scrolled. */
export const PLACES = 'places';

/** Every first load has the key 'default': another page must not take its place for its own. */
export const placeOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

const isOpenedAnew = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** A page opened by its address begins at its top, wherever it was left in this tab; reload, Back and Forward do not. */
export function forgetOldPlace(location: Location) {
  if (location.key !== 'default' || !isOpenedAnew()) return;
  try {
    const { [placeOf(location)]: old, ...others } = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}') as object &
      Record<string, number>;
    if (old !== undefined) sessionStorage.setItem(PLACES, JSON.stringify(others));
  } catch {
    return;
  }
}
