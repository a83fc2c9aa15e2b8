import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';

interface Props {
  name: string;
  photos: readonly PhotoView[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const TURN: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function PhotoDialog({ name, photos, shown, onShow, onClose }: Props) {
  const photo = photos[shown];
  if (!photo) return null;
  const turn = (step: number) => onShow((shown + step + photos.length) % photos.length);
  const label = `Photo ${shown + 1} of ${photos.length}: ${name}`;
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
      <Box
        component="img"
        src={photo.full}
        alt={label}
        width={photo.width}
        height={photo.height}
        sx={{
          display: 'block',
          maxWidth: '100%',
          width: 'auto',
          height: 'auto',
          maxHeight: 'calc(100dvh - 180px)',
          minHeight: 0,
        }}
      />
      <DialogActions>
        <Box sx={{ mr: 'auto', pl: 1, color: 'text.secondary' }}>
          {shown + 1} of {photos.length}
        </Box>
        {photos.length > 1 && (
          <>
            <Button onClick={() => turn(-1)}>Previous</Button>
            <Button onClick={() => turn(1)}>Next</Button>
          </>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
