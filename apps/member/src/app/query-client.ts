import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import { readLanguage, subscribeLanguage } from '@kalyanam/web/i18n/language';
import { online } from '@kalyanam/web/online';
import { onChange } from '../parts/live/unread';
import { waiting } from '../parts/waiting/waiting.queries';
import { rereadUser, session } from '../session/session';
import { refreshOnForbidden } from '../session/ensure-session';

/** One retry for failures that may pass; a refusal of the server is final. */
const mayPass = (thrown: Error) => isApiError(thrown) && (thrown.status === 0 || thrown.status === 503);

/** What the server's notifications are about. */
const INVALIDATED_BY_NEWS = [['notifications'], ['interests'], ['profile'], waiting.queryKey];

// On its own it listens only while a page of members is open, and misses a loss before.
onlineManager.setEventListener((tell) => {
  tell(online.get());
  return online.subscribe(() => tell(online.get()));
});

function createQueryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: refreshOnForbidden }),
    // Any act may have answered what waited; a refused one often was for what is gone.
    mutationCache: new MutationCache({ onSettled: () => client.invalidateQueries({ queryKey: waiting.queryKey }) }),
    defaultOptions: {
      // Without a network a call fails immediately and says so; it neither waits in silence nor is sent later unasked.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (count, thrown) => count < 1 && mayPass(thrown),
      },
      mutations: { networkMode: 'always' },
    },
  });
  forgetWithSession(client);
  followLanguage(client);
  onChange(() => {
    for (const queryKey of INVALIDATED_BY_NEWS) void client.invalidateQueries({ queryKey });
  });
  return client;
}

/** Data that one member saw is gone when another signs in, and is fetched again when their own verification changes. */
function forgetWithSession(client: QueryClient) {
  let known = session.user();
  session.subscribe(() => {
    const user = session.user();
    if (user?.id !== known?.id) client.clear();
    else if (user?.verificationStatus !== known?.verificationStatus) void client.invalidateQueries();
    known = user;
  });
}

/** Names are in the reader's language. */
function followLanguage(client: QueryClient) {
  let read = readLanguage();
  subscribeLanguage(() => {
    if (read === readLanguage()) return;
    read = readLanguage();
    if (!session.user()) return;
    void client.invalidateQueries();
    void rereadUser().catch(() => null);
  });
}

/** What the pages of members keep of the server's answers. */
export const queries = createQueryClient();
