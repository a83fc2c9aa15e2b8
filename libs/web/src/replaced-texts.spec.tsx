import { act, render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { followReplacedTexts } from './replaced-texts';

/** As Chrome does it: each text becomes two nested elements, in one step or in two. */
function translate(root: Node, steps: 'one' | 'two', mark = 'te:') {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = mark + text.data;
    if (steps === 'one') text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}

const Line = ({ page, pages, unit = 'cases' }: { page: number; pages: number; unit?: string | null }) => (
  <p>
    {page} {unit}
    {pages > 1 && ` · of ${pages}`}
    {pages > 2 && <b>many</b>}
    {' .'}
  </p>
);

beforeAll(followReplacedTexts);

describe.each(['one', 'two'] as const)('a page that was translated, each text in %s', (steps) => {
  const start = () => {
    const shown = render(<Line page={1} pages={9} />);
    translate(shown.container, steps);
    const to = (line: { page: number; pages: number; unit?: string | null }) => {
      act(() => shown.rerender(<Line {...line} />));
      return shown.container.textContent.replaceAll('te:', '');
    };
    return { ...shown, to };
  };

  it('shows what changes, goes and comes', () => {
    const { container, to } = start();
    expect(container.textContent).toContain('te:1');
    expect(to({ page: 2, pages: 9 })).toBe('2 cases · of 9many .');
    expect(to({ page: 2, pages: 2 })).toBe('2 cases · of 2 .');
    expect(to({ page: 2, pages: 1 })).toBe('2 cases .');
    expect(to({ page: 1, pages: 3, unit: null })).toBe('1  · of 3many .');
    expect(to({ page: 1, pages: 1, unit: 'case' })).toBe('1 case .');
  });

  it('does so after each change was translated again, and after it was brought back', () => {
    const { container, to } = start();
    for (const pages of [8, 1, 7, 2, 1]) {
      expect(to({ page: pages, pages })).toBe(
        `${pages} cases${pages > 1 ? ` · of ${pages}` : ''}${pages > 2 ? 'many' : ''} .`,
      );
      translate(container, steps);
    }
  });

  it('goes as a whole', () => {
    const { container, unmount } = start();
    unmount();
    expect(container.textContent).toBe('');
  });
});

it('goes on where an extension has wrapped a text', () => {
  const { container, rerender } = render(<Line page={1} pages={2} />);
  for (const text of [...container.firstElementChild!.childNodes]) {
    const mark = document.createElement('mark');
    text.before(mark);
    mark.append(text);
  }
  act(() => rerender(<Line page={3} pages={1} />));
  expect(container.textContent).toBe('3 cases .');
});

it('leaves all other nodes to the browser', () => {
  const list: Node = document.createElement('ul');
  const [item, other]: [Node, Node] = [document.createElement('li'), document.createElement('li')];
  list.appendChild(item);
  list.insertBefore(other, item);
  expect([...list.childNodes]).toEqual([other, item]);
  expect(list.removeChild(item)).toBe(item);
  expect([...list.childNodes]).toEqual([other]);
});
