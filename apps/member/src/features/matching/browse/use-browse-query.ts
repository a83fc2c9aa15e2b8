import { useSearchParams } from 'react-router-dom';
import type { MeAnswer } from '@kalyanam/shared/contracts/auth';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api, session, useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { askedBy } from './asked';
import { asksForYears, searchOf } from './filters';

interface Replace {
  replace: boolean;
}

/** R64: kept with the account, so that it is gone on every device. */
async function removeAgeWindow() {
  const { user } = await api.delete<MeAnswer>(FIRST_ROUTES.ageWindow);
  session.update(user);
}

/** The list as the address describes it, and the way to another one. */
export function useBrowseQuery() {
  const [params] = useSearchParams();
  const { open } = useNavigation();
  const failure = useFailure();
  const user = useSessionUser();
  const { query, asked } = askedBy(params, user);

  const go = (next: BrowseQuery, options?: Replace) => open(PATHS.profiles + searchOf(next), options);
  /** A member who removes the years, wherever they came from, gets no others in their place. */
  const filter = async (next: BrowseQuery, options?: Replace) => {
    try {
      if (user?.ageWindow && asksForYears(asked) && !asksForYears(next)) await removeAgeWindow();
      await go(next, options);
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
