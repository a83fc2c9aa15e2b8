import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { myProfile } from './my-profile.queries';

/** Who sees what of one's own profile today. */
export const audience = queryOptions({
  queryKey: ['audience'],
  queryFn: ({ signal }) => api.get<AudienceAnswer>(ROUTES.audience, { signal }),
  // Photos, biodata links and the status of the profile are changed on many other pages.
  staleTime: 0,
});

/** Shows a choice that was saved; what others see of the profile is another from now on. */
export function useAudienceChanged() {
  const client = useQueryClient();
  return (change: Partial<AudienceAnswer>) => {
    client.setQueryData(audience.queryKey, (known) => known && { ...known, ...change });
    void client.invalidateQueries({ queryKey: [...myProfile.queryKey, 'preview'] });
  };
}
