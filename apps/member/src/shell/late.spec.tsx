import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { late } from './late';

const PAUSE_MS = 1500;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function shown(load: () => Promise<string>) {
  const useWord = late(load);
  const Word = ({ wanted }: { wanted?: boolean }) => <p>{useWord(wanted) ?? 'not yet'}</p>;
  return Word;
}

it('comes when the browser has nothing to do, and is there immediately for the next page', async () => {
  const load = vi.fn(async () => 'here');
  const Word = shown(load);
  const { unmount } = render(<Word />);
  expect(screen.getByText('not yet')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(screen.getByText('here')).toBeVisible();
  unmount();
  render(<Word />);
  expect(screen.getByText('here')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('is not fetched for a page that has gone, nor before it is wanted', async () => {
  const load = vi.fn(async () => 'here');
  const Word = shown(load);
  render(<Word />).unmount();
  render(<Word wanted={false} />);
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(load).not.toHaveBeenCalled();
});

it('goes on without what is lost', async () => {
  const Word = shown(() => Promise.reject(new Error('lost')));
  render(<Word />);
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(screen.getByText('not yet')).toBeVisible();
});
