import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  MarriedAnswer,
  MarriedRequest,
  MyMarriageAnswer,
  StoryRequest,
} from '@kalyanam/shared/contracts/marriages';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import type { ClaimAnswer } from '@kalyanam/shared/marriages/marriages';
import { MARRIAGE_ROUTES } from '@kalyanam/shared/marriages/routes';
import { ROUTES } from '@kalyanam/shared/routes';
import { noLongerAsked } from '../../session/asked';
import { api } from '../../session/session';
import { myProfile, ownAccount } from './my-profile.queries';

export const myMarriage = queryOptions({
  queryKey: ['marriage'],
  queryFn: ({ signal }) => api.get<MyMarriageAnswer>(MARRIAGE_ROUTES.mine, { signal }),
});

/** With whom it may be: under the key of their own page, which has them then. */
export const acceptedInterests = queryOptions({
  queryKey: ['interests', 'accepted', 1],
  queryFn: ({ signal }) => api.get<InterestsPage>(ROUTES.interests, { query: { box: 'accepted', page: 1 }, signal }),
});

/** Whatever is said of it changes what the own pages show. */
function useSaid<Asked, Given>(say: (asked: Asked) => Promise<Given>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: say,
    onSuccess: async () => {
      noLongerAsked();
      await Promise.all(
        [myMarriage.queryKey, myProfile.queryKey, ownAccount.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

export const useSayMarried = () =>
  useSaid((request: MarriedRequest) => api.put<MarriedAnswer>(ROUTES.myMarriage, request));

export const useAnswerClaim = () =>
  useSaid(({ id, answer }: { id: string; answer: ClaimAnswer }) =>
    api.post<MyMarriageAnswer>(MARRIAGE_ROUTES.answer(id), { answer }),
  );

export const useTellStory = () =>
  useSaid(({ id, ...story }: StoryRequest & { id: string }) =>
    api.put<MyMarriageAnswer>(MARRIAGE_ROUTES.story(id), story),
  );

export const useKeepProfile = () => useSaid(() => api.post<MyMarriageAnswer>(MARRIAGE_ROUTES.keep));
