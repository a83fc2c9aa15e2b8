import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskDraftAnswer, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Loaded } from '../../../ui/loaded';
import { Section } from '../../../ui/section';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { drafts, useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { DraftLine } from './draft-line';

/** The desk's suggestions, and their results. */
export function OwnDrafts() {
  const texts = useDeskTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(drafts(page));
  return (
    <Section title={texts.fates} icon="family">
      <Loaded
        query={{ data, error, refetch }}
        skeleton={<RowsSkeleton />}
        empty={data?.drafts.length === 0 && <p className="text-muted">{texts.noFates}</p>}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-paper">
              {data.drafts.map((draft) => (
                <Fate key={draft.id} draft={draft} />
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap gap-3">
              {page > 1 && (
                <Button look="quiet" onClick={() => setPage(page - 1)}>
                  {texts.newer}
                </Button>
              )}
              {page < data.totalPages && (
                <Button look="quiet" onClick={() => setPage(page + 1)}>
                  {texts.older}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Fate({ draft }: { draft: DeskDraftView }) {
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
    <li className="grid gap-2 p-4">
      <DraftLine draft={draft} />
      <p>{state === 'lapsed' && lapse ? texts.lapses[lapse] : texts.states[undone ? 'undone' : state]}</p>
      {state === 'open' && mine && (
        <Button look="quiet" busy={isPending} onClick={() => mutate()} className="-ml-3 justify-self-start">
          {texts.takeBack}
        </Button>
      )}
    </li>
  );
}
