import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskOpinionAnswer, DeskVoteView } from '@kalyanam/shared/contracts/desk';
import { VOCABULARY } from '@kalyanam/shared/base/domain/vocabulary';
import { DESK_ROUTES, type DeskVote } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../session/session';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useDeskVoteTexts } from './desk-votes.en';

interface VoteChipsProps {
  /** The profile that is voted on. */
  id: string;
  /** The question, for a reader who hears the page. */
  label: string;
  own: DeskVoteView | undefined;
}

const CHIP =
  'min-h-12 rounded-full border px-2 font-semibold leading-tight transition-colors duration-150 aria-busy:opacity-70 ' +
  'border-edge text-accent hover:bg-well aria-pressed:border-transparent aria-pressed:bg-leaf-ground aria-pressed:text-leaf';

/** One's own vote as three chips: pressed again, it is taken back. Its words stay as they are. */
export function VoteChips({ id, label, own }: VoteChipsProps) {
  const texts = useDeskVoteTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (vote: DeskVote | null) =>
      api.put<DeskOpinionAnswer>(DESK_ROUTES.votes(id), { vote, ...(own?.note && { note: own.note }) }),
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: () => client.invalidateQueries({ queryKey: ['desk'] }),
  });
  const chosen = isPending ? variables : (own?.vote ?? null);
  return (
    <div role="group" aria-label={label} className="grid grid-cols-3 gap-2">
      {VOCABULARY.vote.map((vote) => (
        <button
          key={vote}
          type="button"
          aria-pressed={chosen === vote}
          aria-busy={isPending || undefined}
          onClick={() => !isPending && mutate(chosen === vote ? null : vote)}
          className={CHIP}
        >
          {texts.words[vote]}
        </button>
      ))}
    </div>
  );
}
