import { isEnlarged, movedBy, settled, toggledAt, zoomedAt, type Zoom } from './zoom';

const TAP_MS = 300;
const TAP_PIXELS = 24;
/** Pixels of a wheel until something is e times as large. */
const WHEEL = 200;

interface Zoomed {
  readonly now: () => Zoom;
  /** Gently: not followed by a finger at this moment. */
  readonly set: (zoom: Zoom, gently?: boolean) => void;
}

const spread = (a: Touch, b: Touch) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const middleOf = (touches: readonly Touch[]) => ({
  x: touches.reduce((sum, { clientX }) => sum + clientX, 0) / touches.length,
  y: touches.reduce((sum, { clientY }) => sum + clientY, 0) / touches.length,
});
const isPair = (touches: readonly Touch[]): touches is [Touch, Touch] => touches.length === 2;

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({ width, height });

/** Two fingers, a double tap and the wheel enlarge; one finger or the mouse moves what is enlarged. The rest stays the browser's. */
export function followGestures(frame: HTMLElement, { now, set }: Zoomed): () => void {
  let last: readonly Touch[] = [];
  let tap: { at: number; x: number; y: number } | null = null;
  const fromMiddle = ({ x, y }: { x: number; y: number }) => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const toggleAt = (x: number, y: number) => set(toggledAt(now(), sizeOf(frame), fromMiddle({ x, y })), true);

  const begin = (event: TouchEvent) => {
    last = [...event.touches];
    if (isPair(last)) event.preventDefault();
  };
  const move = (event: TouchEvent) => {
    const touches = [...event.touches];
    if (touches.length !== last.length || !(isPair(touches) || isEnlarged(now()))) return;
    event.preventDefault();
    const [from, to] = [middleOf(last), middleOf(touches)];
    const factor = isPair(touches) && isPair(last) ? spread(...touches) / Math.max(spread(...last), 1) : 1;
    const grown = zoomedAt(now(), factor, fromMiddle(to), sizeOf(frame));
    set(movedBy(grown, { x: to.x - from.x, y: to.y - from.y }, sizeOf(frame)));
    last = touches;
    tap = null;
  };
  const end = (event: TouchEvent) => {
    last = [...event.touches];
    const touch = event.changedTouches[0];
    if (last.length > 0 || !touch) return;
    const { clientX: x, clientY: y } = touch;
    const again = tap && event.timeStamp - tap.at < TAP_MS && Math.hypot(x - tap.x, y - tap.y) < TAP_PIXELS;
    tap = again ? null : { at: event.timeStamp, x, y };
    if (!again) return set(settled(now()), true);
    // The browser would make a double click of it.
    event.preventDefault();
    toggleAt(x, y);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !isEnlarged(now())) return;
    event.preventDefault();
    const at = fromMiddle({ x: event.clientX, y: event.clientY });
    if (event.ctrlKey) set(settled(zoomedAt(now(), Math.exp(-event.deltaY / WHEEL), at, sizeOf(frame))));
    else set(movedBy(now(), { x: -event.deltaX, y: -event.deltaY }, sizeOf(frame)));
  };
  const drag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1 || !isEnlarged(now())) return;
    set(movedBy(now(), { x: event.movementX ?? 0, y: event.movementY ?? 0 }, sizeOf(frame)));
  };

  const ended = new AbortController();
  const { signal } = ended;
  // Not passive: they hold back the browser's own scrolling and zooming.
  frame.addEventListener('touchstart', begin, { signal, passive: false });
  frame.addEventListener('touchmove', move, { signal, passive: false });
  frame.addEventListener('touchend', end, { signal, passive: false });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('dblclick', ({ clientX, clientY }) => toggleAt(clientX, clientY), { signal });
  frame.addEventListener('pointermove', drag, { signal });
  return () => ended.abort();
}
