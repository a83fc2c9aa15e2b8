import type { Page } from '@playwright/test';

/** How much a screen asks of its reader. */
export interface Amount {
  /** Height of what scrolls, in CSS pixels. */
  px: number;
  words: number;
  /** Links, buttons and fields in view; radio buttons and tick boxes one by one. */
  controls: number;
}

/** Measures the open sheet or dialog, else the page without its footer. */
export function amountOf(page: Page): Promise<Amount> {
  return page.evaluate(() => {
    const over = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    const root = over ?? document.querySelector('main')!;
    const isSeen = (part: Element) => part.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    const controls = [...root.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')];
    const heights = over
      ? [over, ...over.querySelectorAll('*')].map(({ scrollHeight }) => scrollHeight)
      : [document.documentElement.scrollHeight - (document.querySelector('footer')?.offsetHeight ?? 0)];
    return {
      px: Math.max(...heights),
      words: (root as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
      controls: controls.filter((control) => isSeen(control) || isSeen(control.closest('label') ?? control)).length,
    };
  });
}
