import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { waitsForConsent } from '../../../session/member';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { StatusAnswer, StatusRequest } from '@kalyanam/shared/contracts/profile-requests';
import { listedFrom } from '@kalyanam/shared/topics/profile/marriage-age';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { myProfile } from '../../../parts/account/my-profile.queries';
import { noLongerAsked, api, useSessionUser } from '../../../session/session';
import { SwitchField } from '../../../ui/form/switch-field';
import { useFailedAct } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useMyProfileTexts, type OnlineMeans } from './my-profile.en';
import { useLookingTexts } from '../../../parts/looking/looking.en';

const setActive = (isActive: boolean) => api.put<StatusAnswer>(ROUTES.myStatus, { isActive } satisfies StatusRequest);

/** Why an online profile is found or not, the strongest reason first. */
function meaningOf({ verificationStatus, rejection }: MyProfile, user: SessionUser | null): OnlineMeans {
  if (user?.onHold) return 'on-hold';
  if (verificationStatus === 'rejected' && rejection?.resubmissionsLeft === 0) return 'closed';
  return waitsForConsent(user) ? 'consent' : verificationStatus;
}

/** Shows the choice immediately; falls back, with the specified words, when the server refuses. */
export function OnlineSwitch({ profile }: { profile: MyProfile }) {
  const { isActive, pausedUntil } = profile;
  const texts = useMyProfileTexts();
  const looking = useLookingTexts();
  const means = meaningOf(profile, useSessionUser());
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
  const isFound = means === 'semi-verified' || means === 'verified';
  const from = isFound ? listedFrom(profile, new Date()) : null;
  return (
    <SwitchField
      hint={shown ? from && texts.onlineFromAge : pausedUntil && looking.pausedUntil(formatDay(pausedUntil, language))}
      label={!shown ? texts.offline : from ? texts.onlineFrom(formatDay(from, language)) : texts.online(means)}
      checked={shown}
      onChange={(event) => {
        if (!isPending) mutate(event.target.checked);
      }}
    />
  );
}
