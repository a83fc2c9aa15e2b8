import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOverPage } from './use-over-page';

it('is closed at once, before the browser has gone back', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  const { result } = renderHook(() => useOverPage('filters'));
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  expect(back).toHaveBeenCalledTimes(1);
});
