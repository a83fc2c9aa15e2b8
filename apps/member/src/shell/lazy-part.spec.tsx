import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { lazyPart } from './lazy-part';

it('shows a part as soon as it is there', async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>The part of {name}</p>);
  render(<Part name="Sita" waiting="Waiting" />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('The part of Sita')).toBeVisible();
});

it('shows a part that is there with the page, in one piece', async () => {
  const Part = lazyPart(async () => () => <p>The part</p>);
  await Part.ready();
  render(<Part waiting="Waiting" />);
  expect(screen.getByText('The part')).toBeVisible();
});

it('keeps the page when a part is lost, and offers to open it again', async () => {
  const Part = lazyPart(() => Promise.reject(new Error('lost')));
  Part.ahead();
  render(
    <main>
      <h1>The page</h1>
      <Part />
    </main>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your connection may be slow/);
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('blames a network that is away, and shows the part when it is back', async () => {
  window.dispatchEvent(new Event('offline'));
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(() => 'The part');
  const Part = lazyPart(load);
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No connection. What you wrote stays; go on when it is back.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('gives up after 120 seconds', async () => {
  vi.useFakeTimers();
  const Part = lazyPart(() => new Promise<never>(() => undefined));
  render(<Part waiting="Waiting" />);
  await vi.advanceTimersByTimeAsync(LIMITS.chunkSeconds * 1000 - 1);
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeVisible();
  vi.useRealTimers();
});
