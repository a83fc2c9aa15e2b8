import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Marks what a page that was built shows as not to be used yet. */
export const STILL = 'data-still';

/** Whether the page that was built is what this visitor reads (boot.ts); else only the waiting stays. */
export function takeBuiltPage(container: Element): boolean {
  const { dataset } = document.documentElement;
  const own = dataset['own'] !== undefined;
  const waiting = document.getElementById('waiting');
  if (own && waiting) container.replaceChildren(...waiting.childNodes);
  waiting?.remove();
  delete dataset['own'];
  return !own && waiting !== null;
}

/** What stands there comes to life at once: nothing that is pressed or typed in between is lost. */
export function takeOver(container: Element, page: ReactNode): Root {
  for (const control of container.querySelectorAll(`[${STILL}]`)) {
    control.removeAttribute('disabled');
    control.removeAttribute(STILL);
  }
  return flushSync(() => hydrateRoot(container, page));
}
