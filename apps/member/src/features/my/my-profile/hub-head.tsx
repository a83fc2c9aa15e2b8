import type { MyProfile, PhotoView } from '@kalyanam/shared/contracts/profile';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { ReadAloud } from '../../../parts/member-code/read-aloud';
import { useKeptPhotos } from '../../../parts/account/own-thumb';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Monogram } from '../../../ui/monogram';
import { Photo } from '../../../ui/photo';
import { StatusBadge } from '../../../ui/status-badge';
import { useSentence } from '../../../ui/texts/sentences';
import { useMyProfileTexts } from './my-profile.en';
import { MarriageFixed } from './marriage-fixed';
import { OnlineSwitch } from './online-switch';

/** Letters of a name from which it is written smaller. */
const LONG_NAME = 40;

/** The face and the name, whether families find them, and the two pages that one opens most. */
export function HubHead({ profile }: { profile: MyProfile }) {
  const texts = useMyProfileTexts();
  const number = useMemberCodeTexts();
  const user = useSessionUser();
  const photos = useKeptPhotos(profile.photos);
  const name = nameIn({ name: profile.name, nameTe: profile.nameTe ?? null }, useLanguage());
  return (
    <div className="grid gap-3">
      {/* In the largest letters, what is beside the photo on a phone goes below it. */}
      <div className="flex flex-wrap items-start gap-4">
        <div className="aspect-4/5 w-[7.5rem] overflow-hidden rounded-card border border-line">
          <MainPhoto name={name} photo={photos[0]} />
        </div>
        <div className="grid min-w-0 grow basis-[8rem] gap-1.5">
          <StatusBadge status={profile.verificationStatus} />
          <p
            translate="no"
            className={`font-display font-[560] hyphens-auto wrap-anywhere ${name.length > LONG_NAME ? 'line-clamp-4 text-lg' : 'text-2xl'}`}
          >
            {`${name}, ${profile.age}`}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            <span>
              {user?.acting ? number.number : number.mine}{' '}
              <strong translate="no" className="whitespace-nowrap">
                {formatMemberCode(profile.memberCode)}
              </strong>
            </span>
            <ReadAloud code={profile.memberCode} />
          </p>
        </div>
      </div>
      {!user?.acting &&
        (profile.marriedAt ? <MarriageFixed since={profile.marriedAt} /> : <OnlineSwitch profile={profile} />)}
      <div className="-ml-3 flex flex-wrap gap-x-1">
        {isOffered(user, 'editProfile') && (
          <ButtonLink look="quiet" to={PATHS.editProfile}>
            {texts.editProfile}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to={PATHS.myPreview}>
          {texts.preview}
        </ButtonLink>
      </div>
    </div>
  );
}

function MainPhoto({ name, photo }: { name: string; photo: PhotoView | undefined }) {
  const say = useSentence();
  return photo ? (
    <Photo photo={photo} size="card" sizes="7.5rem" name={name} eager />
  ) : (
    <Monogram name={name} reason={say(MESSAGES.noPhotos)} />
  );
}
