import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOverEntry, useBackCloses, useOverPage } from './use-over-page';

it('is closed immediately, before the browser has gone back', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  const { result } = renderHook(() => useOverPage('filters'));
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});

describe('a dialog with an entry of its own', () => {
  const shown = async () => new Promise((done) => setTimeout(done, 50));
  const dialog = (open = true) => {
    const onClose = vi.fn();
    const hook = renderHook((props: { open: boolean }) => useBackCloses(props.open, onClose), {
      initialProps: { open },
    });
    return { ...hook, onClose };
  };
  beforeEach(() => {
    vi.restoreAllMocks();
    window.history.pushState({ idx: 0, page: 'below' }, '');
  });

  it('is closed by Back, which leaves the page where it is', async () => {
    const { onClose } = dialog();
    expect(window.history.state).toMatchObject({ idx: 0, page: 'below', over: expect.any(String) as string });
    window.history.back();
    await shown();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ idx: 0, page: 'below' });
  });

  it.each(['closed', 'gone'] as const)('takes its entry with it when it is %s', async (how) => {
    const { rerender, unmount, onClose } = dialog();
    if (how === 'closed') rerender({ open: false });
    else unmount();
    await shown();
    expect(window.history.state).toEqual({ idx: 0, page: 'below' });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('hands its entry to the dialog that takes its place', async () => {
    const first = dialog();
    const second = dialog(false);
    const depth = window.history.length;
    first.rerender({ open: false });
    second.rerender({ open: true });
    await shown();
    expect(second.onClose).not.toHaveBeenCalled();
    expect(window.history.length).toBe(depth);
  });

  it('goes back from no document that takes the place of its own in the meantime', async () => {
    const { unmount } = dialog();
    const back = vi.spyOn(window.history, 'back');
    unmount();
    window.dispatchEvent(new Event('beforeunload'));
    await shown();
    expect(back).not.toHaveBeenCalled();
  });

  it('stays below another one that Back closes', async () => {
    const below = dialog();
    const above = dialog();
    window.history.back();
    await shown();
    expect([below.onClose, above.onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('gives its entry to a page that is opened from it', async () => {
    const { unmount } = dialog();
    expect(takeOverEntry({ state: 1 })).toEqual({ state: 1, replace: true });
    const back = vi.spyOn(window.history, 'back');
    unmount();
    await shown();
    expect(back).not.toHaveBeenCalled();
    expect(takeOverEntry({ state: 1 })).toEqual({ state: 1 });
  });

  it('is what every dialog and sheet is made of', () => {
    const sources = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
    const roots = Object.entries(sources).filter(
      ([, text]) => /@base-ui\/react\/(alert-)?dialog/.test(text) && text.includes('.Root'),
    );
    const others = roots.filter(([, text]) => !text.includes('useBackCloses(')).map(([path]) => path);
    expect(roots.length - others.length).toBe(3);
    // Opened by useOverPage.
    expect(others).toEqual(['/src/features/contact/profile/photo-viewer.tsx']);
  });
});
