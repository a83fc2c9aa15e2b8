import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** R17: a document is shown with who opened it and when drawn into its pixels, so that a copy of it says so too. */
const LONGEST_SIDE = 3000;

export interface Drawing {
  picture: ImageBitmap;
  stamp: string;
  /** Quarter turns clockwise. */
  turns: number;
}

function drawStamp(context: CanvasRenderingContext2D, stamp: string, width: number, height: number) {
  const size = Math.max(16, Math.round(Math.max(width, height) / 28));
  const reach = Math.hypot(width, height) / 2;
  context.font = `600 ${size}px Mukta, "Noto Sans Telugu Variable", sans-serif`;
  context.textAlign = 'center';
  // Behind the print, not across it: multiplied, it darkens paper and leaves black letters as they are.
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = 'rgba(122, 31, 43, 0.08)';
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 10);
  const stepX = context.measureText(stamp).width + size * 3;
  for (let y = -reach; y <= reach; y += size * 6) {
    for (let x = -reach; x <= reach; x += stepX) {
      context.fillText(stamp, x, y);
    }
  }
}

function drawStamped(canvas: HTMLCanvasElement, { picture, stamp, turns }: Drawing) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const lies = turns % 2 === 1;
  canvas.width = lies ? height : width;
  canvas.height = lies ? width : height;
  context.save();
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  context.restore();
  drawStamp(context, stamp, canvas.width, canvas.height);
}

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
