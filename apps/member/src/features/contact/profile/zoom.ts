/** How a photo is enlarged: how many times, and how far its middle is from the frame's, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** The scale of a double tap or of the button. */
const ENLARGED = 2.5;
const MOST = 4;
/** Nearer to whole than this, fingers meant whole. */
const NEARLY_WHOLE = 1.05;
const MIDDLE: Point = { x: 0, y: 0 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export const isEnlarged = ({ scale }: Zoom): boolean => scale > 1;

/** Moves the photo, as far as its edges allow. */
export function movedBy({ scale, x, y }: Zoom, by: Point, { width, height }: Size): Zoom {
  const [mostX, mostY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(-mostX, x + by.x, mostX), y: between(-mostY, y + by.y, mostY) };
}

/** Enlarged by a factor around a point, given from the frame's middle, which stays there. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = between(1, zoom.scale * factor, MOST);
  const ratio = scale / zoom.scale;
  const next = { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
  return movedBy(next, MIDDLE, size);
}

/** Toggles between the whole photo and a part of it. */
export const toggledAt = (zoom: Zoom, size: Size, at: Point = MIDDLE): Zoom =>
  isEnlarged(zoom) ? WHOLE : zoomedAt(WHOLE, ENLARGED, at, size);

/** When the fingers leave. */
export const settled = (zoom: Zoom): Zoom => (zoom.scale < NEARLY_WHOLE ? WHOLE : zoom);
