import { online } from '@kalyanam/web/online';
import { expect, it, vi } from 'vitest';
import { queryClient } from './query-client';

it('what waits for the network goes on with an answer, also where the browser does not tell that it is back', async () => {
  queryClient.mount();
  const queryFn = vi.fn(async () => 'read');
  window.dispatchEvent(new Event('offline'));
  const read = queryClient.fetchQuery({ queryKey: ['waiting'], queryFn });
  expect(queryFn).not.toHaveBeenCalled();
  online.set(true);
  expect(await read).toBe('read');
  queryClient.unmount();
});
