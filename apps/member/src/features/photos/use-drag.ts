import { useState, type PointerEvent } from 'react';

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

/** A mouse takes the photo anywhere; a finger takes its grip, so that it can scroll the page everywhere else. */
function takes({ button, pointerType, target }: PointerEvent): boolean {
  const element = target as Element;
  if (button !== 0 || element.closest('button')) return false;
  return pointerType !== 'touch' || element.closest('[data-grip]') !== null;
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent): number | null {
  const places = document.elementsFromPoint(clientX, clientY).map((element) => element.closest('[data-place]'));
  const other = places.find((place) => place && place !== currentTarget);
  return other ? Number(other.getAttribute('data-place')) : null;
}

/** Putting a photo in another place with mouse, pen or finger; let go elsewhere, it stays where it was. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const frameOf = (index: number) => ({
    'data-place': index,
    onPointerDown(event: PointerEvent) {
      if (!takes(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point: Point = [event.clientX, event.clientY];
      setDrag({ from: index, over: index, begin: point, now: point });
    },
    onPointerMove(event: PointerEvent) {
      if (drag?.from !== index) return;
      setDrag({ ...drag, over: placeUnder(event) ?? index, now: [event.clientX, event.clientY] });
    },
    onPointerUp() {
      if (drag?.from === index && drag.over !== index) onDrop(index, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** How far a photo was dragged; null while it lies in its place. */
  const shiftOf = (index: number): Point | null =>
    drag?.from === index ? [drag.now[0] - drag.begin[0], drag.now[1] - drag.begin[1]] : null;
  const isTarget = (index: number) => drag !== null && drag.over === index && drag.from !== index;

  return { frameOf, shiftOf, isTarget };
}
