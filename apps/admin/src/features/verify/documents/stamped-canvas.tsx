import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { drawStamped, type Drawing } from './stamped-picture';

interface Props extends Drawing {
  label: string;
  /** Width in per cent of the frame. */
  zoom?: number;
}

export function StampedCanvas({ picture, stamp, turns, label, zoom = 100 }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawStamped(canvas.current, { picture, stamp, turns });
  }, [picture, stamp, turns]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      onContextMenu={(event) => event.preventDefault()}
      sx={{ display: 'block', width: `${zoom}%`, height: 'auto', borderRadius: 1 }}
    />
  );
}
