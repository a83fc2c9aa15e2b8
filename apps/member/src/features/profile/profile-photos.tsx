import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { Gallery } from '../../ui/gallery';
import { Monogram } from '../../ui/monogram';
import { usePhotosHidden } from '../../ui/texts/photos-hidden';

/** The gallery, or calm initials with the reason why there is none. */
export function ProfilePhotos({ profile }: { profile: ProfileView }) {
  const photosHidden = usePhotosHidden();
  if (profile.photos.length > 0)
    return (
      <div className="md:sticky md:top-24">
        <Gallery photos={profile.photos} name={profile.name} />
      </div>
    );
  return (
    <div className="aspect-4/5 overflow-hidden rounded-card border border-line max-md:aspect-4/3 md:sticky md:top-24">
      <Monogram name={profile.name} reason={photosHidden(profile.photosHidden, profile.name)} large />
    </div>
  );
}
