/** Where the focus goes when an act removes the focused element. */
import { useFocusAfter } from '@kalyanam/web/use-focus-after';

/** Only if the focus was lost, not if the user has moved it. */
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
