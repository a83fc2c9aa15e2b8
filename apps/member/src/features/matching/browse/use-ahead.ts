import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from '../../../ui/navigation';

/** Once the list is there, what is likely to be wanted next is fetched: code, and the cards of the page after this one. */
export function useAhead(listShown: boolean, nextPage: string | null) {
  const { prefetch } = useNavigation();
  const client = useQueryClient();
  useEffect(() => {
    if (!listShown) return;
    let callOff = () => {};
    let gone = false;
    import('./ahead').then(
      ({ fetchAhead }) => {
        if (!gone) callOff = fetchAhead(client, prefetch, nextPage);
      },
      () => null,
    );
    return () => {
      gone = true;
      callOff();
    };
  }, [client, listShown, nextPage, prefetch]);
}
