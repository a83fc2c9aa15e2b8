import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { StatusBadge } from '../../ui/status-badge';
import { useSentence } from '../../ui/texts/sentences';
import { useMyProfileTexts } from './my-profile.en';
import { MarriageFixed } from './marriage-fixed';
import { OnlineSwitch } from './online-switch';

export function MyHead({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const say = useSentence();
  const [main] = profile.photos;
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <div className="aspect-4/5 overflow-hidden rounded-card border border-line sm:row-span-2">
        {main ? (
          <Photo photo={main} size="card" name={profile.name} eager />
        ) : (
          <Monogram name={profile.name} reason={say(MESSAGES.noPhotos)} />
        )}
      </div>
      <div className="grid gap-2">
        <StatusBadge status={profile.verificationStatus} />
        <p className="font-display text-2xl font-[560] wrap-anywhere sm:text-3xl">
          {profile.name}, {profile.age}
        </p>
      </div>
      <div className="grid gap-2 max-sm:col-span-2">
        {profile.marriedAt ? (
          <MarriageFixed since={profile.marriedAt} />
        ) : (
          <OnlineSwitch isActive={profile.isActive} status={profile.verificationStatus} />
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={PATHS.editProfile}>{texts.editProfile}</ButtonLink>
          <ButtonLink look="secondary" to={PATHS.myPhotos}>
            {texts.uploadPhotos}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
