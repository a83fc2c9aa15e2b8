import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useState } from 'react';
import { useUiTexts } from '../words/ui.en';

interface FullProps {
  photo: PhotoView;
  label: string;
  sx: Readonly<Record<string, string | number>>;
}

/** A photo as large as `sx` lets it be, in its own proportions. */
export const FullPhoto = ({ photo: { full, width, height }, label, sx }: FullProps) => (
  <Box
    component="img"
    src={full}
    alt={label}
    width={width}
    height={height}
    sx={{ display: 'block', height: 'auto', ...sx }}
  />
);

interface DialogProps {
  name: string;
  photos: readonly PhotoView[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const TURN: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function PhotoDialog({ name, photos, shown, onShow, onClose }: DialogProps) {
  const texts = useUiTexts();
  const photo = photos[shown];
  if (!photo) return null;
  const turn = (step: number) => onShow((shown + step + photos.length) % photos.length);
  const label = texts.photo.one(shown + 1, photos.length, name);
  return (
    <Dialog
      open
      maxWidth="md"
      slotProps={{ paper: { 'aria-label': label } }}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (TURN[key]) turn(TURN[key]);
      }}
    >
      <FullPhoto
        photo={photo}
        label={label}
        sx={{ maxWidth: '100%', width: 'auto', maxHeight: 'calc(100dvh - 180px)', minHeight: 0 }}
      />
      <DialogActions>
        <Box sx={{ mr: 'auto', pl: 1, color: 'text.secondary' }}>{texts.photo.count(shown + 1, photos.length)}</Box>
        {photos.length > 1 && (
          <>
            <Button onClick={() => turn(-1)}>{texts.previous}</Button>
            <Button onClick={() => turn(1)}>{texts.next}</Button>
          </>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

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
