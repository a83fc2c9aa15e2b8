import { useSearchParams } from 'react-router-dom';
import type { MeAnswer } from '@kalyanam/shared/contracts/auth';
import type { WishesAnswer } from '@kalyanam/shared/contracts/wishes';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api, session, useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { useNavigation } from '../../../ui/navigation';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { askedBy } from './asked';
import { asksForYears, inShort, mustsAsked, searchOf } from './filters';

const MUSTS_ASIDE = '/profiles/me/wishes/aside';

interface Replace {
  replace: boolean;
}

/** R64: kept with the account, so that it is gone on every device. */
async function removeAgeWindow() {
  const { user } = await api.delete<MeAnswer>(FIRST_ROUTES.ageWindow);
  session.update(user);
}

/** R115: kept with the wishes, until these change. */
async function setAside(musts: WishName[]) {
  const { wishes } = await api.post<WishesAnswer>(MUSTS_ASIDE, { musts });
  const { takeMusts } = await import('../../../parts/wishes/take-musts');
  takeMusts(wishes);
}

/** The list as the address describes it, and the way to another one. */
export function useBrowseQuery() {
  const [params] = useSearchParams();
  const { open } = useNavigation();
  const failure = useFailure();
  const user = useSessionUser();
  const { query, asked } = askedBy(params, user);

  const go = (next: BrowseQuery, options?: Replace) => open(PATHS.profiles + searchOf(next), options);
  /** A member who removes musts or years, wherever they came from, gets no others in their place. */
  const filter = async (next: BrowseQuery, options?: Replace) => {
    try {
      const kept = mustsAsked(next, user?.musts);
      const removed = mustsAsked(asked, user?.musts).filter((must) => !kept.includes(must));
      if (removed.length > 0) await setAside(removed.map(({ wish }) => wish));
      if (user?.ageWindow && asksForYears(asked) && !asksForYears(next)) await removeAgeWindow();
      await go(inShort(next, session.user()), options);
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
