import type { MyWishes } from '@kalyanam/shared/contracts/wishes';
import { listMusts } from '@kalyanam/shared/topics/matching/list-musts';
import { session } from '../../session/session';

/** R115: from here on the list begins with the musts of these wishes. Lists of a family account do not. */
export function takeMusts(wishes: MyWishes) {
  const user = session.user();
  if (!user || user.acting) return;
  const { musts: _before, ...rest } = user;
  const musts = listMusts(wishes, user.verificationStatus === 'verified');
  session.update(musts ? { ...rest, musts } : rest);
}
