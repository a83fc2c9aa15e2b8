import { queryOptions } from '@tanstack/react-query';
import type {
  MarriedAnswer,
  MarriedRequest,
  MyMarriageAnswer,
  StoryRequest,
} from '@kalyanam/shared/contracts/marriages';
import type { InterestsPage } from '@kalyanam/shared/contracts/relations';
import { type ClaimAnswer, MARRIAGE_ROUTES } from '@kalyanam/shared/topics/marriage/marriages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../session/session';
import { MARRIAGE, useSaid } from './said-of-marriage';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useAccountTexts } from './account.en';

export const myMarriage = queryOptions({
  queryKey: MARRIAGE,
  queryFn: ({ signal }) => api.get<MyMarriageAnswer>(MARRIAGE_ROUTES.mine, { signal }),
});

/** The possible partners: under the key of their own page, which has them then. */
export const acceptedInterests = queryOptions({
  queryKey: ['interests', 'accepted', 1],
  queryFn: ({ signal }) => api.get<InterestsPage>(ROUTES.interests, { query: { box: 'accepted', page: 1 }, signal }),
});

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

/** R31: 'Marriage fixed' can be undone: the profile comes back. */
export function useUndoMarriage() {
  const { marriedOff } = useAccountTexts();
  const failure = useFailure();
  const { mutate, isPending } = useSaid(() => api.put(ROUTES.myMarriage, { married: false }));
  const told = { onSuccess: () => showToast(marriedOff), onError: (thrown: unknown) => showToast(failure(thrown)) };
  return { undo: () => mutate(undefined, told), isPending };
}
