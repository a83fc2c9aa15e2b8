/** D22: where the focus goes when its element went away with what was done. */
import { useFocusAfter } from '@kalyanam/web/use-focus-after';

/** Not from where somebody has moved it. */
export function focusIfLost(place: HTMLElement | null) {
  if (document.activeElement === document.body) place?.focus();
}

export const pageHeading = () => document.querySelector<HTMLElement>('main h1');

/** Returns the focus handler for the part of the page whose elements may go away. */
export const useFocusTo = (place: () => HTMLElement | null | undefined) =>
  useFocusAfter(
    () => null,
    () => place()?.focus(),
  );
