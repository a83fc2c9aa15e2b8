import type { InterestAnswer } from '@kalyanam/shared/contracts/interests';
import type { BlockAnswer, ShortlistAnswer } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/routes';
import { api } from '../../session/session';

export type InterestAct = 'show' | 'withdraw' | 'accept' | 'decline';

/** `key` makes a repeated press harmless. */
export function actOnInterest(act: InterestAct, id: string, key: string): Promise<InterestAnswer> {
  if (act === 'withdraw') return api.delete(ROUTES.interest(id));
  if (act === 'accept') return api.post(ROUTES.acceptInterest(id));
  if (act === 'decline') return api.post(ROUTES.declineInterest(id));
  return api.post(ROUTES.interest(id), undefined, { headers: { 'Idempotency-Key': key } });
}

export const setShortlisted = (id: string, wanted: boolean): Promise<ShortlistAnswer> =>
  wanted ? api.put(ROUTES.shortlistEntry(id)) : api.delete(ROUTES.shortlistEntry(id));

export const setBlocked = (id: string, wanted: boolean): Promise<BlockAnswer> =>
  wanted ? api.post(ROUTES.block(id)) : api.delete(ROUTES.block(id));
