import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { DeskOpinionAnswer, DeskVoteView } from '@kalyanam/shared/contracts/desk';
import { type DeskVote, DESK_LIMITS, DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { VOCABULARY } from '@kalyanam/shared/base/domain/vocabulary';
import { dropDraft, useKeptDraft } from '../../session/kept-drafts';
import { api, useSessionUser } from '../../session/session';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/text-field';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useDeskVoteTexts } from './desk-votes.en';
import { useCommonTexts } from '../../ui/texts/common.en';

const opinion = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'opinion', id],
    queryFn: ({ signal }) => api.get<DeskOpinionAnswer>(DESK_ROUTES.votes(id), { signal }),
  });

/** What the family says of this profile, and one's own vote. */
export function DeskVotes({ id }: { id: string }) {
  const { data } = useQuery(opinion(id));
  if (!data) return null;
  const { votes } = data.opinion;
  const own = votes.find(({ mine }) => mine);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1 empty:hidden">
        {votes
          .filter(({ mine }) => !mine)
          .map((vote, place) => (
            <li key={place} className="wrap-anywhere">
              <Said said={vote} />
            </li>
          ))}
      </ul>
      {/* Another vote that has arrived in the meantime restarts the form, but keeps unsent words. */}
      <VoteForm key={own?.at ?? 'none'} id={id} own={own} />
    </div>
  );
}

function Said({ said: { by, vote, note } }: { said: DeskVoteView }) {
  const texts = useDeskVoteTexts();
  const who = by ? [by.name, `(${texts.relations[by.relation]})`].filter(Boolean).join(' ') : texts.candidate;
  return (
    <>
      <span className="text-muted">{`${who}:`}</span> {[vote && texts.words[vote], note].filter(Boolean).join(' · ')}
    </>
  );
}

function VoteForm({ id, own }: { id: string; own: DeskVoteView | undefined }) {
  const texts = useDeskVoteTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const user = useSessionUser();
  const draft = `opinion:${id}`;
  const [note, setNote] = useKeptDraft(draft, own?.note ?? '');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (vote: DeskVote | null) =>
      api.put<DeskOpinionAnswer>(DESK_ROUTES.votes(id), {
        vote,
        ...(mayWrite && note.trim() && { note: note.trim() }),
      }),
    onSuccess: (answer) => {
      dropDraft(draft);
      client.setQueryData(opinion(id).queryKey, answer);
      showToast(common.saved);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  const mayWrite = user?.acting?.acts.includes('note') ?? true;
  const chosen = isPending ? variables : (own?.vote ?? null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate(own?.vote ?? null);
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <div role="group" aria-label={texts.vote} className="grid grid-cols-3 gap-2">
        {VOCABULARY.vote.map((vote) => (
          <Button
            key={vote}
            look={chosen === vote ? 'primary' : 'secondary'}
            aria-pressed={chosen === vote}
            busy={isPending}
            onClick={() => mutate(chosen === vote ? null : vote)}
            className="px-2!"
          >
            {texts.words[vote]}
          </Button>
        ))}
      </div>
      {mayWrite && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <TextField
              label={texts.note}
              hint={user?.acting ? undefined : texts.noteAlone}
              optional
              maxLength={DESK_LIMITS.noteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <Button type="submit" look="secondary" busy={isPending}>
            {texts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
