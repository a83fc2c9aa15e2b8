import { useEffect } from 'react';
import { PATHS } from '../../shell/paths';
import { useNavigation } from '../../ui/navigation';
import { whenIdle } from '../../ui/when-idle';
import { FilterSheet } from './filter-bar';

/** Resolves once the faces of the first screen are there: on a slow line, code must not come before them. */
const facesShown = (): Promise<unknown> =>
  Promise.all(
    [...document.images]
      .filter(({ loading, complete }) => loading === 'eager' && !complete)
      .map((image) => new Promise((shown) => ['load', 'error'].forEach((end) => image.addEventListener(end, shown)))),
  );

/** What is likely to be opened next, as code alone and never as a profile (R70): it opens where the network is lost. */
export function useCodeAhead(listShown: boolean) {
  const { prefetch } = useNavigation();
  useEffect(() => {
    if (!listShown) return;
    const wanted = [FilterSheet.ahead, () => prefetch(PATHS.profilePattern), () => prefetch(PATHS.myProfile)];
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
  }, [listShown, prefetch]);
}
