import type { QueryClient } from '@tanstack/react-query';
import { session } from '../../../session/session';
import { PAGES } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { whenIdle } from '../../../ui/when-idle';
import { askedBy } from './asked';
import { profilePage } from './browse.queries';
import { FilterSheet } from './filter-bar';

/** Resolves once the faces of the first screen are there: on a slow line, nothing must come before them. */
const facesShown = (): Promise<unknown> =>
  Promise.all(
    [...document.images]
      .filter(({ loading, complete }) => loading === 'eager' && !complete)
      .map((image) => new Promise((shown) => ['load', 'error'].forEach((end) => image.addEventListener(end, shown)))),
  );

/** The request exactly as the page itself will make it. */
function pageAhead(client: QueryClient, address: string) {
  const { searchParams } = new URL(address, window.location.origin);
  void client.prefetchQuery(profilePage(askedBy(searchParams, session.user()).asked));
}

/**
 * Prefetches what is likely to be opened next: code, which opens where the network is lost, and cards, but never a
 * profile (R70). In data-saving mode nothing is prefetched; on a slow line, an opened page has it for itself. Returns a
 * function that cancels it.
 */
export function fetchAhead(
  client: QueryClient,
  prefetch: (address: string) => void,
  nextPage: string | null,
): () => void {
  const { savesData, isFast } = lineOf(navigator);
  const wanted = savesData
    ? []
    : [
        FilterSheet.ahead,
        () => void import('./show-list').catch(() => null),
        ...(isFast && nextPage !== null ? [() => pageAhead(client, nextPage)] : []),
        () => prefetch(PAGES.profile.path),
        () => prefetch(PATHS.myProfile),
      ];
  let gone = false;
  let callOff = () => {};
  const fetchNext = () => {
    wanted.shift()?.();
    if (wanted.length > 0) callOff = whenIdle(fetchNext);
  };
  void facesShown().then(() => {
    if (!gone) callOff = whenIdle(fetchNext);
  });
  return () => {
    gone = true;
    callOff();
  };
}

/** The connection as the browser reports it; Safari and Firefox report nothing. */
interface Told {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Without a report, the connection is taken for a good one. */
function lineOf(navigator: Navigator & { readonly connection?: Told }) {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return { savesData: saveData, isFast: effectiveType === '4g' };
}
