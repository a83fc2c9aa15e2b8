import { useQuery } from '@tanstack/react-query';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { profilePage } from './browse.queries';

/** How many profiles the filters would show, unknown until the answer. */
export function useTotal(resting: BrowseQuery, enabled: boolean): number | undefined {
  const { data } = useQuery({ ...profilePage(resting), placeholderData: undefined, enabled });
  return data?.total;
}
