import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { DeskAnswer, DeskDraftsPage } from '@kalyanam/shared/contracts/desk';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../../session/session';

export const desk = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }) => api.get<DeskAnswer>(DESK_ROUTES.desk, { signal }),
});

/** The interests that wait, the one that ends first before the others: under the key of their own page. */
export const waitingFamilies = queryOptions({
  queryKey: ['interests', 'received', 1, 'end'],
  queryFn: ({ signal }) =>
    api.get<InterestsPage>(ROUTES.interests, { query: { box: 'received', page: 1, order: 'end' }, signal }),
});

export const drafts = (page: number) =>
  queryOptions({
    queryKey: ['desk', 'drafts', page],
    queryFn: ({ signal }) => api.get<DeskDraftsPage>(DESK_ROUTES.drafts, { query: { page }, signal }),
  });

/** Everything of the own profile that a suggestion may change. */
const OWN = ['my-profile', 'my-details', 'my-lineage', 'my-wishes', 'my-horoscope', 'biodata'].map((key) => [key]);

/** Acts at a desk change interests and profiles as well. */
export function useDeskChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [['desk'], ['interests'], ['profile'], ...OWN].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}
