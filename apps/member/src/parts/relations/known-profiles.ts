/** The cached lists and pages of one member, kept in step after an act. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProfileCard, ProfileView } from '@kalyanam/shared/contracts/profile';

/** A list, or figures beside it, which have none. */
interface Cards {
  profiles?: ProfileCard[];
}

/** Lists that hold cards of others. */
const LISTS = [['profiles'], ['interests'], ['shortlist']];

async function changePage(client: QueryClient, id: string, changes: Partial<ProfileView>) {
  const queryKey = ['profile', id];
  // An answer that was on its way before the act would show the old state again.
  await client.cancelQueries({ queryKey });
  client.setQueryData<ProfileView>(queryKey, (known) => known && { ...known, ...changes });
}

/** Shows the change on the opened page immediately; lists ask the server again. */
export async function noteChange(client: QueryClient, id: string, changes: Pick<ProfileCard, 'interest'>) {
  await changePage(client, id, changes);
  refetchKnown(client);
}

/** A bookmark adds to one list and takes from it; in the others its card stays where it is. */
export async function noteShortlisted(client: QueryClient, id: string, shortlisted: boolean) {
  await changePage(client, id, { shortlisted });
  const mark = (card: ProfileCard) => (card.id === id ? { ...card, shortlisted } : card);
  for (const queryKey of LISTS)
    client.setQueriesData<Cards>(
      { queryKey },
      (known) => known?.profiles && { ...known, profiles: known.profiles.map(mark) },
    );
  void client.invalidateQueries({ queryKey: ['shortlist'] });
}

export function refetchKnown(client: QueryClient) {
  for (const queryKey of LISTS) void client.invalidateQueries({ queryKey });
}
