import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** The dark modules of a QR code as one SVG path: each row in runs, one unit to a module. */
export const qrPath = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');

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
