import { expect, type Page } from '@playwright/test';

/**
 * Does to the page's texts what Chrome's translation does: each becomes two nested elements, and new ones a moment
 * later. The words stay the same, so that a page can be compared with what it ought to say.
 */
export async function translated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done = new WeakSet<Node>();
    const asWritten = (text: Node) =>
      done.has(text) ||
      !/\S/.test(text.nodeValue ?? '') ||
      text.parentElement?.closest('[translate=no], script, style, textarea, title');
    const translate = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (!asWritten(walker.currentNode)) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        done.add(inner.appendChild(document.createTextNode(text.data)));
        text.replaceWith(outer);
      }
    };
    let waiting = false;
    new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        translate();
      }, 150);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

interface Fiber {
  tag: number;
  stateNode: unknown;
  memoizedProps: { children?: unknown; dangerouslySetInnerHTML?: unknown } | string | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Elements that show something else than what React has last said there. */
function untrueParts(): string[] {
  const [PORTAL, TEXT, ELEMENTS] = [4, 6, [5, 26, 27]];
  const untrue: string[] = [];
  const childrenOf = (fiber: Fiber) => {
    let text = '';
    for (let child = fiber.child; child; child = child.sibling) text += said(child);
    return text;
  };
  const said = (fiber: Fiber): string => {
    if (fiber.tag === TEXT) return fiber.memoizedProps as string;
    if (!ELEMENTS.includes(fiber.tag)) {
      const text = childrenOf(fiber);
      return fiber.tag === PORTAL ? '' : text;
    }
    const element = fiber.stateNode as Element;
    const { children } = fiber.memoizedProps as { children?: unknown };
    // Filled by other code, e.g. with a dialog.
    if (!fiber.child && children == null) return element.textContent ?? '';
    const before = untrue.length;
    const text = typeof children === 'string' || typeof children === 'number' ? String(children) : childrenOf(fiber);
    const own = fiber.tag === 26 || element.matches('textarea, title, style') ? text : (element.textContent ?? '');
    if (untrue.length === before && own !== text) untrue.push(`${element.tagName}: "${own}" where "${text}" was said`);
    return fiber.tag === 26 ? '' : own;
  };
  for (const container of document.querySelectorAll('#root')) {
    const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
    if (key) said((container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode.current);
  }
  return untrue;
}

/** The page is there, all of it was translated, and it says what it ought to. */
export async function expectTrueWords(page: Page, state: string): Promise<void> {
  await expect(page.locator('main font').first(), state).toBeAttached();
  await expect(page.getByText(/did not load|went wrong|Couldn’t load/), state).toHaveCount(0);
  await expect.poll(() => page.evaluate(untrueParts), { message: state }).toEqual([]);
}
