import { act, renderHook, waitFor } from '@testing-library/react';
import { setLanguage } from '@kalyanam/web/i18n/language';
import { expect, it, vi } from 'vitest';
import { useNames } from './names';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('@kalyanam/shared/topics/speech/names', async (original) => {
  fetched();
  return original();
});

const names = () => renderHook(() => useNames()).result;

it('leaves names as they were written to readers of English, and fetches no table', async () => {
  const { current } = names();
  expect(current.subcaste('Mothati')).toBe('Mothati');
  expect(current.gothra('Kashyap')).toBe('Kashyap');
  expect(current.city('Kavali')).toBe('Kavali');
  await act(() => Promise.resolve());
  expect(fetched).not.toHaveBeenCalled();
});

it('reads to them in English what was typed in Telugu', async () => {
  const result = names();
  expect(result.current.subcaste('మోటాటి')).toBe('మోటాటి');
  await waitFor(() => expect(result.current.subcaste('మోటాటి')).toBe('Motati'));
  expect(result.current.subcaste('Mothati')).toBe('Mothati');
});

it('reads names in Telugu to readers of Telugu', async () => {
  await setLanguage('te');
  const result = names();
  await waitFor(() => expect(result.current.subcaste('Mothati')).toBe('మోటాటి'));
  expect(result.current.gothra('Kashyap')).toBe('కాశ్యప');
  expect(result.current.city('Kavali')).toBe('కావలి');
  expect(result.current.city('Kongara')).toBe('Kongara');
});
