import { useQuery } from '@tanstack/react-query';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import { PATHS, seenPath } from '../../../shell/paths';
import { useSessionUser } from '../../../session/session';
import { PhotosNote } from '../../../parts/family-desk/asks';
import { Loaded } from '../../../ui/loaded';
import { Photo } from '../../../ui/photo';
import { RowLink, RowList } from '../../../ui/row-list';
import { SkeletonBlock, Skeleton } from '../../../ui/skeleton';
import { useSentence } from '../../../ui/texts/sentences';
import { PhotoManager } from './photo-manager';
import { usePhotosTexts } from './photos.en';
import { WhoAsked } from './who-asked';
import { ownPhotos } from '../../../parts/account/my-profile.queries';
import { ToMyProfile } from '../../../parts/account/to-my-profile';

export default function PhotosPage() {
  const texts = usePhotosTexts();
  const say = useSentence();
  // Who sees the photos is the candidate's to say (C14).
  const acting = useSessionUser()?.acting;
  const query = useQuery(ownPhotos);
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="mb-4 text-3xl sm:text-4xl">{texts.heading}</h1>
      <Loaded
        query={query}
        failed={say(MESSAGES.ownProfileFailed)}
        skeleton={
          <Skeleton>
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
              {[1, 2, 3, 4].map((place) => (
                <SkeletonBlock key={place} className="aspect-4/5 rounded-card" />
              ))}
            </div>
          </Skeleton>
        }
      >
        {(data) => (
          <div className="grid gap-10">
            {acting && !acting.acts.includes('photos') ? (
              <Seen photos={data} name={acting.name} />
            ) : (
              <PhotoManager photos={data} />
            )}
            {!acting && (
              <>
                <RowList>
                  <RowLink icon="lock" title={texts.whoSees} hint={texts.whoSeesHint} to={PATHS.whoSeesWhat} />
                  <RowLink icon="eye" title={texts.shownTo} hint={texts.shownToHint} to={seenPath('looked')} />
                </RowList>
                <WhoAsked />
              </>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** The page of a family member who may look, and add nothing. */
const Seen = ({ photos, name }: { photos: readonly OwnPhoto[]; name: string }) => (
  <div className="grid gap-6">
    <PhotosNote name={name} />
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
      {photos.map((photo) => (
        <li key={photo.id} className="aspect-4/5 overflow-hidden rounded-card border border-line">
          <Photo photo={photo} size="card" sizes="(min-width: 40rem) 25vw, 50vw" name={name} />
        </li>
      ))}
    </ul>
  </div>
);
