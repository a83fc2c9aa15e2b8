import type { LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import { LOOKING_ROUTES } from '@kalyanam/shared/looking/routes';
import { api, session } from '../../session/session';

/** Answers with a session, whose member is asked no longer. */
export async function sendAnswer(request: LookingRequest): Promise<LookingStanding> {
  const standing = await api.post<LookingStanding>(LOOKING_ROUTES.own, request);
  const user = session.user();
  if (user) {
    const { asked: _answered, ...rest } = user;
    session.update(rest);
  }
  return standing;
}
