import type { MyProfile, PhotoView } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { nameIn } from '@kalyanam/shared/base/person-name';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { ReadAloud } from '../../../parts/member-code/read-aloud';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { Monogram } from '../../../ui/monogram';
import { Photo } from '../../../ui/photo';
import { RowLink, RowList } from '../../../ui/row-list';
import { StatusBadge } from '../../../ui/status-badge';
import { useProfileWords } from '../../../ui/texts/profile';
import { useSentence } from '../../../ui/texts/sentences';
import { useMyProfileTexts } from './my-profile.en';
import { MarriageFixed } from './marriage-fixed';
import { OnlineSwitch } from './online-switch';
import { useKeptPhotos } from '../../../parts/account/own-thumb';

/** Letters of a name from which it is written smaller. */
const LONG_NAME = 40;

export function MyHead({ profile }: { profile: MyProfile }) {
  const number = useMemberCodeTexts();
  const acting = useSessionUser()?.acting;
  const { wordsOf } = useProfileWords();
  const photos = useKeptPhotos(profile.photos);
  const name = nameIn({ name: profile.name, nameTe: profile.nameTe ?? null }, useLanguage());
  const line = (['occupation', 'workLocation'] as const).map((field) => wordsOf(field, profile));
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <div className="aspect-4/5 overflow-hidden rounded-card border border-line sm:row-span-2">
        <MainPhoto name={name} photo={photos[0]} />
      </div>
      <div className="grid gap-1.5">
        <StatusBadge status={profile.verificationStatus} />
        <p
          translate="no"
          className={`font-display font-[560] hyphens-auto wrap-anywhere ${name.length > LONG_NAME ? 'line-clamp-4 text-lg sm:text-2xl' : 'text-2xl sm:text-3xl'}`}
        >
          {`${name}, ${profile.age}`}
        </p>
        <p className="line-clamp-3 text-muted">{line.filter(Boolean).join(' · ')}</p>
        <p>
          <span className="text-muted">{number.mine}</span>{' '}
          <strong translate="no">{formatMemberCode(profile.memberCode)}</strong> <ReadAloud code={profile.memberCode} />
        </p>
      </div>
      <div className="grid gap-3 max-sm:col-span-2">
        {!acting && <Listed profile={profile} />}
        <OwnPages photos={photos.length} />
      </div>
    </div>
  );
}

const Listed = ({ profile }: { profile: MyProfile }) =>
  profile.marriedAt ? <MarriageFixed since={profile.marriedAt} /> : <OnlineSwitch profile={profile} />;

function MainPhoto({ name, photo }: { name: string; photo: PhotoView | undefined }) {
  const say = useSentence();
  return photo ? (
    <Photo photo={photo} size="card" sizes="(min-width: 40rem) 15rem, 7rem" name={name} eager />
  ) : (
    <Monogram name={name} reason={say(MESSAGES.noPhotos)} />
  );
}

/** The ways on from here, the most used first. */
function OwnPages({ photos }: { photos: number }) {
  const texts = useMyProfileTexts();
  const user = useSessionUser();
  return (
    <RowList>
      {isOffered(user, 'editProfile') && <RowLink icon="pencil" to={PATHS.editProfile} title={texts.editProfile} />}
      <RowLink
        icon="camera"
        to={PATHS.myPhotos}
        title={texts.uploadPhotos}
        value={texts.photoCount(photos, LIMITS.photos)}
      />
      <RowLink icon="eye" to={PATHS.myPreview} title={texts.preview} />
      {isOffered(user, 'biodata') && <RowLink icon="print" to={PATHS.biodata} title={texts.biodata} />}
    </RowList>
  );
}
