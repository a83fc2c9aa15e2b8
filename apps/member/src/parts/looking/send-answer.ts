import type { LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import { LOOKING_ROUTES } from '@kalyanam/shared/topics/matching/looking';
import { noLongerAsked } from '../../session/asked';
import { api } from '../../session/session';

/** Answers with a session. */
export async function sendAnswer(request: LookingRequest): Promise<LookingStanding> {
  const standing = await api.post<LookingStanding>(LOOKING_ROUTES.own, request);
  noLongerAsked();
  return standing;
}
