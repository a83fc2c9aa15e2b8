import { expect, it, vi } from 'vitest';
import { forgetAllNotes, keepNote } from './notes';

it('keeps a note through a reload of its tab, until all are forgotten', async () => {
  keepNote('u1', 'The name is hard to read');
  vi.resetModules();
  const reloaded = await import('./notes');
  const { renderHook } = await import('@testing-library/react');
  expect(renderHook(() => reloaded.useNote('u1')).result.current).toBe('The name is hard to read');
  forgetAllNotes();
  expect(sessionStorage.length).toBe(0);
});
