import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { waitsForConsent } from '../../../session/member';
import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { listedFrom } from '@kalyanam/shared/topics/profile/marriage-age';
import { useOnline } from '../../../parts/account/use-online';
import { useSessionUser } from '../../../session/session';
import { SwitchField } from '../../../ui/form/switch-field';
import { showToast } from '../../../ui/toast';
import { useMyProfileTexts, type OnlineMeans } from './my-profile.en';
import { useLookingTexts } from '../../../parts/looking/looking.en';

/** Why an online profile is found or not, the strongest reason first. */
function meaningOf({ verificationStatus, rejection }: MyProfile, user: SessionUser | null): OnlineMeans {
  if (user?.onHold) return 'on-hold';
  if (verificationStatus === 'rejected' && rejection?.resubmissionsLeft === 0) return 'closed';
  return waitsForConsent(user) ? 'consent' : verificationStatus;
}

export function OnlineSwitch({ profile }: { profile: MyProfile }) {
  const { isActive, pausedUntil } = profile;
  const texts = useMyProfileTexts();
  const looking = useLookingTexts();
  const means = meaningOf(profile, useSessionUser());
  const language = useLanguage();
  const { online, choose } = useOnline(isActive, (now) => showToast(now ? texts.nowOnline : texts.nowOffline));
  const isFound = means === 'semi-verified' || means === 'verified';
  const from = isFound ? listedFrom(profile, new Date()) : null;
  return (
    <SwitchField
      hint={online ? from && texts.onlineFromAge : pausedUntil && looking.pausedUntil(formatDay(pausedUntil, language))}
      label={!online ? texts.offline : from ? texts.onlineFrom(formatDay(from, language)) : texts.online(means)}
      checked={online}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
