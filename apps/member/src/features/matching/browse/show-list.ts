import type { MeAnswer } from '@kalyanam/shared/contracts/auth';
import type { WishesAnswer } from '@kalyanam/shared/contracts/wishes';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { takeMusts } from '../../../parts/wishes/take-musts';
import { api, session } from '../../../session/session';
import { asksForYears, inShort } from './filter-edits';
import { mustsAsked } from './filters';

/** R64: kept with the account, so that it is gone on every device. */
async function removeAgeWindow() {
  const { user } = await api.delete<MeAnswer>(FIRST_ROUTES.ageWindow);
  session.update(user);
}

/** R115: kept with the wishes, until these change. */
async function setAside(musts: WishName[]) {
  const { wishes } = await api.post<WishesAnswer>(ROUTES.mustsAside, { musts });
  takeMusts(wishes);
}

/**
 * The address of the list with other filters. A member who removes musts or years, wherever they came from, gets no
 * others in their place.
 */
export async function addressedBy(next: BrowseQuery, asked: BrowseQuery): Promise<BrowseQuery> {
  const user = session.user();
  const kept = mustsAsked(next, user?.musts);
  const removed = mustsAsked(asked, user?.musts).filter((must) => !kept.includes(must));
  if (removed.length > 0) await setAside(removed.map(({ wish }) => wish));
  if (user?.ageWindow && asksForYears(asked) && !asksForYears(next)) await removeAgeWindow();
  return inShort(next, session.user());
}
