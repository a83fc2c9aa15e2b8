import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { CrossIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '../../../../ui/list/icons';
import { useTexts } from '../verify.en';
import { StampedCanvas, type Drawing } from '../../../../ui/list/stamped-canvas';

interface Props extends Drawing {
  title: string;
  onTurn: () => void;
  onClose: () => void;
}

const ZOOMS = [50, 75, 100, 150, 200, 300];

export function EnlargedDocument({ title, onTurn, onClose, ...drawing }: Props) {
  const { evidence: texts } = useTexts();
  const [step, setStep] = useState(2);
  const zoom = (by: 1 | -1) => setStep(Math.min(ZOOMS.length - 1, Math.max(0, step + by)));
  return (
    <Dialog
      open
      fullScreen
      slotProps={{ paper: { 'aria-label': title } }}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') zoom(1);
        if (key === '-') zoom(-1);
        if (key.toLowerCase() === 'r') onTurn();
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Box sx={{ fontWeight: 600, mr: 'auto' }}>{title}</Box>
        <IconButton aria-label={texts.zoomOut} disabled={step === 0} onClick={() => zoom(-1)}>
          <ZoomOutIcon />
        </IconButton>
        <Box sx={{ minWidth: 48, textAlign: 'center', color: 'text.secondary' }}>{`${ZOOMS[step] ?? ''}%`}</Box>
        <IconButton aria-label={texts.zoomIn} disabled={step === ZOOMS.length - 1} onClick={() => zoom(1)}>
          <ZoomInIcon />
        </IconButton>
        <IconButton aria-label={texts.turn} onClick={onTurn}>
          <RotateIcon />
        </IconButton>
        <IconButton aria-label={texts.close} autoFocus onClick={onClose}>
          <CrossIcon />
        </IconButton>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={texts.document}
        sx={{ flex: 1, overflow: 'auto', p: 2, bgcolor: 'ground.backdrop' }}
      >
        <Box sx={{ maxWidth: ZOOMS[step]! > 100 ? 'none' : 1200, mx: 'auto' }}>
          <StampedCanvas {...drawing} label={title} zoom={ZOOMS[step] ?? 100} />
        </Box>
      </Box>
    </Dialog>
  );
}
