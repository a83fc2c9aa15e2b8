import { useEffect, useRef, useState, type RefObject } from 'react';
import { followGestures, sizeOf } from './gestures';
import { isEnlarged, movedBy, settled, toggledAt, WHOLE, zoomedAt, type Zoom } from './zoom';

const MIDDLE = { x: 0, y: 0 };

/** Enlarges the content of a frame, by gestures and by the caller's buttons and keys. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [{ zoom, gently }, setState] = useState<{ zoom: Zoom; gently: boolean }>({ zoom: WHOLE, gently: true });
  const now = useRef(zoom);
  useEffect(() => {
    if (!frame.current) return;
    return followGestures(frame.current, {
      now: () => now.current,
      set: (next, softly = false) => {
        now.current = next;
        setState({ zoom: next, gently: softly });
      },
    });
  }, [frame]);

  const change = (of: (zoom: Zoom, size: { width: number; height: number }) => Zoom) => {
    if (!frame.current) return;
    now.current = of(now.current, sizeOf(frame.current));
    setState({ zoom: now.current, gently: true });
  };
  return {
    zoom,
    gently,
    large: isEnlarged(zoom),
    reset: () => change(() => WHOLE),
    toggle: () => change((before, size) => toggledAt(before, size)),
    enlarge: (factor: number) => change((before, size) => settled(zoomedAt(before, factor, MIDDLE, size))),
    move: (x: number, y: number) => change((before, size) => movedBy(before, { x, y }, size)),
  };
}
