import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import { online } from '@kalyanam/web/online';

/** What waits for the network goes on with the first answer, also where the browser says nothing. */
onlineManager.setEventListener((tell) => online.subscribe(() => tell(online.get())));

/** A refusal is an answer; only a call that got none, or a busy server, is worth another try. */
const worthAnotherTry = (failures: number, thrown: unknown): boolean =>
  failures < 2 && isApiError(thrown) && (thrown.status === 0 || thrown.status === 503);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, staleTime: 15_000 },
      // A decision made without a network fails immediately, and is never sent later (R53).
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();
