import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskDraftAnswer, DeskDraftsPage, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api, useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useFailure } from '../../ui/texts/sentences';
import { useDeskVoteTexts } from '../family-desk/desk-votes.en';
import { spokenName } from './spoken-name';

const suggestions = queryOptions({
  queryKey: ['desk', 'drafts', 'open'],
  queryFn: async ({ signal }) => (await api.get<DeskDraftsPage>(DESK_ROUTES.drafts, { signal })).drafts,
});

const isOpenFor = (profileId: string) => (draft: DeskDraftView) =>
  draft.mine && draft.kind === 'send-interest' && draft.state === 'open' && draft.about?.id === profileId;

interface SuggestInterestProps {
  id: string;
  /** Part of the button's own name, in a list. */
  name: string | null;
  className?: string;
}

/** C14: replaces Show Interest for a family member without the right to answer families. */
export function SuggestInterest({ id, name, className = '' }: SuggestInterestProps) {
  const texts = useDeskVoteTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const candidate = spokenName(useSessionUser()?.acting?.name ?? '');
  const { data } = useQuery(suggestions);
  const open = data?.find(isOpenFor(id));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (open) await api.post(DESK_ROUTES.withdraw(open.id));
      else await api.post<DeskDraftAnswer>(DESK_ROUTES.drafts, { kind: 'send-interest', profileId: id });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <Button
      look={open ? 'secondary' : 'primary'}
      busy={isPending}
      aria-label={name === null ? undefined : open ? texts.suggestedName(name) : texts.suggestName(name, candidate)}
      onClick={() => mutate()}
      className={className}
    >
      {open && <Icon name="check" className="size-5 shrink-0 text-leaf" />}
      <span className="min-w-0 leading-tight">
        {open ? texts.suggested : texts.suggestTo(candidate)}
        {error && (
          <span role="alert" className="block text-small font-normal">
            {failure(error)}
          </span>
        )}
      </span>
    </Button>
  );
}
