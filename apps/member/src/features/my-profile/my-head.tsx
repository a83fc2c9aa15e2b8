import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/messages';
import { mayBrowse } from '@kalyanam/shared/vocabulary/status';
import { PATHS } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { Monogram } from '../../ui/monogram';
import { Photo } from '../../ui/photo';
import { StatusBadge } from '../../ui/status-badge';
import { useSentence } from '../../ui/texts/sentences';
import { useMyProfileTexts } from './my-profile.texts';
import { OnlineSwitch } from './online-switch';

export function MyHead({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const say = useSentence();
  const [main] = profile.photos;
  return (
    <div className="grid items-start gap-5 min-[26rem]:grid-cols-[9rem_1fr] sm:grid-cols-[12rem_1fr] sm:gap-8">
      <div className="max-[26rem]:max-w-44">
        <div className="aspect-4/5 overflow-hidden rounded-card border border-line">
          {main ? (
            <Photo photo={main} size="card" name={profile.name} eager />
          ) : (
            <Monogram name={profile.name} reason={say(MESSAGES.noPhotos)} />
          )}
        </div>
      </div>
      <div className="grid gap-2">
        <StatusBadge status={profile.verificationStatus} />
        <p className="font-display text-3xl font-[560] wrap-anywhere">
          {profile.name}, {profile.age}
        </p>
        <OnlineSwitch isActive={profile.isActive} listed={mayBrowse(profile.verificationStatus)} />
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
