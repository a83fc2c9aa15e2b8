import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Gallery } from '../../ui/gallery';
import { Monogram } from '../../ui/monogram';
import { usePhotosHidden } from '../../ui/texts/photos-hidden';

const PhotoViewer = lazyPart(async () => (await import('./photo-viewer')).PhotoViewer);

/** The gallery, or calm initials with the reason why there is none. */
export function ProfilePhotos({ profile }: { profile: ProfileView }) {
  const photosHidden = usePhotosHidden();
  const [opened, setOpened] = useState<number | null>(null);
  if (profile.photos.length > 0)
    return (
      <div className="print:static md:sticky md:top-24">
        <Gallery photos={profile.photos} name={profile.name} onOpen={setOpened} onNear={PhotoViewer.ahead} />
        {opened !== null && (
          <PhotoViewer photos={profile.photos} name={profile.name} first={opened} onClose={() => setOpened(null)} />
        )}
      </div>
    );
  return (
    <div className="aspect-4/5 overflow-hidden rounded-card border border-line max-md:aspect-4/3 md:sticky md:top-24">
      <Monogram name={profile.name} reason={photosHidden(profile.photosHidden, profile.name)} large />
    </div>
  );
}
