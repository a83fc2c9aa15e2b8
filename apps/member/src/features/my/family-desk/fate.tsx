import { useMutation } from '@tanstack/react-query';
import type { DeskDraftAnswer, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { DraftLine } from './draft-line';

const LOOKS: Partial<Record<DeskDraftView['state'], string>> = { open: 'text-amber', approved: 'text-leaf' };

/** A suggestion and what became of it; one's own can be taken back while it waits. */
export function Fate({ draft }: { draft: DeskDraftView }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const changed = useDeskChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<DeskDraftAnswer>(DESK_ROUTES.withdraw(draft.id)),
    onSuccess: () => showToast(texts.takenBack),
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: changed,
  });
  const { state, lapse, mine, undone } = draft;
  return (
    <li className="grid gap-1 p-4">
      <DraftLine draft={draft} />
      <p className={`font-semibold ${LOOKS[state] ?? 'text-muted'}`}>
        {state === 'lapsed' && lapse ? texts.lapses[lapse] : texts.states[undone ? 'undone' : state]}
      </p>
      {state === 'open' && mine && (
        <Button look="quiet" busy={isPending} onClick={() => mutate()} className="-ml-3 justify-self-start">
          {texts.takeBack}
        </Button>
      )}
    </li>
  );
}
