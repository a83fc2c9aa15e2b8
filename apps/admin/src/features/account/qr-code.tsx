import Box from '@mui/material/Box';
import { encode } from 'uqr';
import { qrPath } from './qr-path';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** Modules of light around it, which a camera needs (ISO 18004). */
const QUIET = 4;

/** Dark on light in both schemes, since many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 232, aspectRatio: '1', borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={qrPath(data)} fill="#000" />
    </Box>
  );
}
