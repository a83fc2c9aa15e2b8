import { useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import { LOOKING_ROUTES } from '@kalyanam/shared/topics/matching/looking';
import { api, noLongerAsked } from '../../session/session';
import { showToast } from '../../ui/toast';
import { ownProfileChanged } from '../account/my-profile.queries';
import { useLookingTexts } from './looking.en';

/** Answers with a session, and says what the answer has done. */
export function useAnswer() {
  const { done } = useLookingTexts();
  const language = useLanguage();
  const client = useQueryClient();
  return async (request: LookingRequest) => {
    const { answer, until } = await api.post<LookingStanding>(LOOKING_ROUTES.own, request);
    noLongerAsked();
    ownProfileChanged(client);
    showToast(answer === 'pause' ? done.pause(formatDay(until ?? '', language)) : done[answer]);
  };
}
