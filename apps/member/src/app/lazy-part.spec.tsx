import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LIMITS } from '@kalyanam/shared/limits';
import { lazyPart } from './lazy-part';

it('asks again for a part that was lost, and keeps the page', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => <p>The part</p>);
  const Part = lazyPart(load);
  render(
    <main>
      <h1>The page</h1>
      <Part waiting="Waiting" />
    </main>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

it('gives up after 120 seconds', async () => {
  vi.useFakeTimers();
  const Part = lazyPart(() => new Promise<never>(() => undefined));
  render(<Part />);
  await vi.advanceTimersByTimeAsync(LIMITS.chunkSeconds * 1000);
  vi.useRealTimers();
  expect(await screen.findByRole('alert')).toBeVisible();
});
