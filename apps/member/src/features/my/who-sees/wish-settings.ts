import { useQueryClient } from '@tanstack/react-query';
import type { MyWishes, WishesAnswer } from '@kalyanam/shared/contracts/wishes';
import { wishSpec } from '@kalyanam/shared/topics/matching/wishes';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { isRefused } from '@kalyanam/web/api-error';
import { useAudienceChanged } from '../../../parts/account/audience.queries';
import { api, session } from '../../../session/session';

type Settings = Partial<Pick<MyWishes, 'visible' | 'hideFromMisfits'>>;

/** Sent with the newest wishes, which go in one piece; what opens after verification stays on the server until then. */
async function put(settings: Settings): Promise<MyWishes> {
  const { wishes } = await api.get<WishesAnswer>(ROUTES.myWishes);
  const verified = session.user()?.verificationStatus === 'verified';
  const items = wishes.items.filter(({ wish }) => verified || wishSpec(wish).verifiedOnly !== true);
  const { visible, hideFromMisfits, version } = { ...wishes, ...settings };
  return (await api.put<WishesAnswer>(ROUTES.myWishes, { items, visible, hideFromMisfits, version })).wishes;
}

/** Saves what others learn of the wishes, whatever else of them is changed in another tab at the same moment. */
export function useSaveWishSettings() {
  const client = useQueryClient();
  const changed = useAudienceChanged();
  return async (settings: Settings) => {
    const wishes = await put(settings).catch((thrown: unknown) => {
      if (isRefused(thrown, 'changed-meanwhile')) return put(settings);
      throw thrown;
    });
    changed({ wishes: wishes.visible, hideFromMisfits: wishes.hideFromMisfits });
    await client.invalidateQueries({ queryKey: ['my-wishes'] });
  };
}
