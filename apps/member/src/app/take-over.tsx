import { useLayoutEffect, type ReactNode } from 'react';

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

/** Enables the controls once React handles them, so that no press or typed letter is lost. */
export function Awake({ container, children }: { container: Element; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const control of container.querySelectorAll(`[${STILL}]`)) {
      control.removeAttribute('disabled');
      control.removeAttribute(STILL);
    }
  }, [container]);
  return children;
}
