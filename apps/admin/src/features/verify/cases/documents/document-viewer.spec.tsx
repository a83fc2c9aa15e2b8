import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DocumentViewer } from './document-viewer';
import type { OpenableDocument } from './use-document';

const scrolled = vi.fn(() => Promise.resolve());

const opened = (byItself: boolean): OpenableDocument => ({
  opened: { picture: { width: 4, height: 3 } as ImageBitmap, stamp: 'Ravi', byItself },
  enlarged: false,
  setEnlarged: vi.fn(),
  mayRead: true,
  opening: false,
  problem: null,
  open: vi.fn(),
});

function show(byItself: boolean) {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  return render(<DocumentViewer document={opened(byItself)} name="Sita" title="Aadhaar file" onLookedAt={vi.fn()} />);
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  scrolled.mockClear();
});

it('brings a file that was asked for into view, and can be left where that takes a promise', () => {
  const { unmount } = show(false);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(() => unmount()).not.toThrow();
});

it('does not scroll when the file opened automatically: on a phone the case is above it', () => {
  show(true);
  expect(scrolled).not.toHaveBeenCalled();
});
