import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { PicturePair } from '@kalyanam/shared/team/signals';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { FullPhoto } from '../../../../ui/list/photos';
import { useUiTexts } from '../../../../ui/words/ui.en';
import { useTexts } from '../verify.en';

function Picture({ label, photo }: { label: string; photo: PhotoView | null }) {
  const { signals: texts } = useTexts();
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      {photo ? (
        <FullPhoto
          photo={photo}
          label={label}
          sx={{ width: '100%', maxHeight: '60dvh', objectFit: 'contain', bgcolor: 'ground.track' }}
        />
      ) : (
        <Typography sx={{ p: 2, bgcolor: 'ground.track' }}>{texts.gone}</Typography>
      )}
      <Typography component="figcaption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  );
}

interface Props {
  pairs: readonly PicturePair[];
  onClose: () => void;
}

export function ComparedPictures({ pairs, onClose }: Props) {
  const { signals: texts } = useTexts();
  const { close } = useUiTexts();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="compared-pictures">
      <DialogTitle id="compared-pictures">{texts.pictures}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 3 }}>
        {pairs.map(({ own, other }, index) => (
          <Box
            key={`${own.id} ${other?.id ?? index}`}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
          >
            <Picture label={texts.own} photo={own} />
            <Picture label={texts.other} photo={other} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
