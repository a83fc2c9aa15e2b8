import { createStore, useStore } from '@kalyanam/web/store';
import { session, useSessionUser } from './session';

interface Left {
  readonly owner: string | undefined;
  readonly left: boolean;
}

/** Outside of the cache, so that a card needs neither the cache nor a call of its own. */
const known = createStore<Left>({ owner: undefined, left: false });

/** Call this before the own profile is requested: the answer belongs to the member at work at that moment. */
export function leftKeeper() {
  const owner = session.user()?.id;
  return (left: boolean) => known.set({ owner, left });
}

/** R100: whether members can do something for their own verification; not while only the team's decision is missing. A family asks the candidate for consent. */
export function useLeftToComplete(): boolean {
  const user = useSessionUser();
  const { owner, left } = useStore(known);
  return user?.verificationStatus !== 'semi-verified' || user.consentNeeded === true || (owner === user.id && left);
}
