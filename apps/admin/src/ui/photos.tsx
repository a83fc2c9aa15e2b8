import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@kalyanam/shared/messages';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { useState } from 'react';
import { PhotoDialog } from './photo-dialog';

interface Props {
  name: string;
  photos: readonly PhotoView[];
}

export function Photos({ name, photos }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{MESSAGES.noPhotos}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25 }}>
      {photos.map((photo, index) => (
        <ButtonBase key={photo.id} onClick={() => setShown(index)} sx={{ borderRadius: 2 }}>
          <Box
            component="img"
            src={photo.thumb}
            alt={`Enlarge photo ${index + 1} of ${name}`}
            width={92}
            height={115}
            sx={{ objectFit: 'cover', borderRadius: 2, bgcolor: 'ground.track', display: 'block' }}
          />
        </ButtonBase>
      ))}
      {shown !== null && (
        <PhotoDialog name={name} photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </Box>
  );
}
