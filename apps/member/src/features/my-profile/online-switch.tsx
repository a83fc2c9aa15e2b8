import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { StatusAnswer, StatusRequest } from '@kalyanam/shared/contracts/profile-calls';
import { MESSAGES } from '@kalyanam/shared/messages';
import { ROUTES } from '@kalyanam/shared/routes';
import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { myProfile } from '../../domain/account/my-profile.queries';
import { noLongerAsked } from '../../session/asked';
import { api, useSessionUser } from '../../session/session';
import { SwitchField } from '../../ui/form/switch-field';
import { useFailedAct } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useMyProfileTexts } from './my-profile.en';

const setActive = (isActive: boolean) => api.put<StatusAnswer>(ROUTES.myStatus, { isActive } satisfies StatusRequest);

interface OnlineSwitchProps {
  isActive: boolean;
  status: VerificationStatus;
  /** YYYY-MM-DD. */
  pausedUntil: string | null;
}

/** Shows the wish at once; falls back, with the specified words, when the server refuses. */
export function OnlineSwitch({ isActive, status, pausedUntil }: OnlineSwitchProps) {
  const texts = useMyProfileTexts();
  const held = useSessionUser()?.onHold === true;
  const failedAct = useFailedAct();
  const language = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setActive,
    onSuccess: (answer) => {
      noLongerAsked();
      client.setQueryData(myProfile.queryKey, (known) => known && { ...known, isActive: answer.isActive });
      showToast(answer.isActive ? texts.nowOnline : texts.nowOffline);
    },
    onError: (thrown) => showToast(failedAct(thrown, MESSAGES.toggleFailed)),
  });
  const shown = isPending ? variables : isActive;
  return (
    <SwitchField
      hint={!shown && pausedUntil && texts.pausedUntil(formatDay(pausedUntil, language))}
      label={shown ? texts.online(held ? 'on-hold' : status) : texts.offline}
      checked={shown}
      onChange={(event) => {
        if (!isPending) mutate(event.target.checked);
      }}
    />
  );
}
