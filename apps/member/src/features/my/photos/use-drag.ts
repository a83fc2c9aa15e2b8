import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

type Point = readonly [x: number, y: number];

interface Drag {
  readonly from: number;
  /** The place under the pointer; its own where there is none. */
  readonly over: number;
  readonly begin: Point;
  readonly now: Point;
}

/** The part of a photo's frame that a finger drags by. */
export const GRIP = { 'data-grip': '' } as const;

/** A shaking hand presses, and does not drag. */
const SHAKE = 6;

/** A mouse takes the photo anywhere; a finger takes its grip, so that it can scroll the page everywhere else. */
const takes = ({ button, pointerType, target }: PointerEvent): boolean =>
  button === 0 && (pointerType !== 'touch' || (target as Element).closest('[data-grip]') !== null);

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent): number | null {
  const places = document.elementsFromPoint(clientX, clientY).map((element) => element.closest('[data-place]'));
  const other = places.find((place) => place && place !== currentTarget);
  return other ? Number(other.getAttribute('data-place')) : null;
}

/** Putting a photo in another place with mouse, pen or finger; let go elsewhere, it stays where it was. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef<{ index: number; at: Point } | null>(null);
  const dragged = useRef(false);

  const frameOf = (index: number) => ({
    'data-place': index,
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      pressed.current = takes(event) ? { index, at: [event.clientX, event.clientY] } : null;
    },
    onPointerMove(event: PointerEvent) {
      if (pressed.current?.index !== index) return;
      const begin = pressed.current.at;
      const now: Point = [event.clientX, event.clientY];
      if (!dragged.current) {
        if (Math.hypot(now[0] - begin[0], now[1] - begin[1]) < SHAKE) return;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      setDrag({ from: index, over: placeUnder(event) ?? index, begin, now });
    },
    onPointerUp() {
      pressed.current = null;
      if (drag?.from === index && drag.over !== index) onDrop(index, drag.over);
      setDrag(null);
    },
    onPointerCancel() {
      pressed.current = null;
      setDrag(null);
    },
    /** Letting go of a photo is no press on it. A finger's drag ends without a click, and a press of a key is its own. */
    onClickCapture(event: MouseEvent) {
      const letGo = dragged.current && event.detail > 0;
      dragged.current = false;
      if (!letGo) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  /** How far a photo was dragged; null while it lies in its place. */
  const shiftOf = (index: number): Point | null =>
    drag?.from === index ? [drag.now[0] - drag.begin[0], drag.now[1] - drag.begin[1]] : null;
  const isTarget = (index: number) => drag !== null && drag.over === index && drag.from !== index;

  return { frameOf, shiftOf, isTarget };
}
