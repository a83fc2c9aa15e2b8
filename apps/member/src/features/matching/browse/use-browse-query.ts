import { useSearchParams } from 'react-router-dom';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { askedBy } from './asked';
import { searchOf } from './filters';

interface Replace {
  replace: boolean;
}

/** The list as the address describes it, and the way to another one. */
export function useBrowseQuery() {
  const [params] = useSearchParams();
  const { open } = useNavigation();
  const failure = useFailure();
  const { query, asked } = askedBy(params, useSessionUser());

  const go = (next: BrowseQuery, options?: Replace) => open(PATHS.profiles + searchOf(next), options);
  const filter = async (next: BrowseQuery, options?: Replace) => {
    try {
      const { addressedBy } = await import('./show-list');
      await go(await addressedBy(next, asked), options);
    } catch (thrown) {
      showToast(failure(thrown));
    }
  };
  return {
    /** The filters of the address. */
    query,
    /** The query to the server. */
    asked,
    show: (next: BrowseQuery, options?: Replace) => void filter(next, options),
    order: (next: BrowseQuery) => void go(next),
  };
}
