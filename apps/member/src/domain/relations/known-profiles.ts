/** What the lists and pages hold of one member, kept in step after an act. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProfileCard, ProfileView } from '@kalyanam/shared/contracts/profile';

type Changes = Partial<Pick<ProfileCard, 'interest' | 'shortlisted'>>;

/** Lists that hold cards of others. */
const LISTS = [['profiles'], ['interests'], ['shortlist']];

/** Shows the change on the opened page at once; lists ask the server again. */
export async function noteChange(client: QueryClient, id: string, changes: Changes) {
  const queryKey = ['profile', id];
  // An answer that was on its way before the act would show the old state again.
  await client.cancelQueries({ queryKey });
  client.setQueryData<ProfileView>(queryKey, (known) => known && { ...known, ...changes });
  refetchKnown(client);
}

export function refetchKnown(client: QueryClient) {
  for (const queryKey of LISTS) void client.invalidateQueries({ queryKey });
}
