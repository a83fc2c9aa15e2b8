import { useMutation } from '@tanstack/react-query';
import type { DeskActView, DeskUndoneAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/section';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { useByHand } from './draft-line';
import { useCommonTexts } from '../../../ui/texts/common.en';

/** Who did what within seven days. */
export function Week({ acts, canUndo }: { acts: readonly DeskActView[]; canUndo: boolean }) {
  const texts = useDeskTexts();
  return (
    <Section title={texts.week}>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {acts.map((act) => (
          <Act key={act.id} act={act} canUndo={canUndo} />
        ))}
      </ul>
    </Section>
  );
}

function Act({ act: { id, act, about, by, at, undoUntil, undone }, canUndo }: { act: DeskActView; canUndo: boolean }) {
  const texts = useDeskTexts();
  const common = useCommonTexts();
  const byHand = useByHand();
  const language = useLanguage();
  const failure = useFailure();
  const changed = useDeskChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<DeskUndoneAnswer>(DESK_ROUTES.undo(id)),
    onSuccess: () => showToast(texts.undoneNow),
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: changed,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <div className="min-w-0">
        <p className="wrap-anywhere">{`${texts.acts[act]}${about ? `: ${about.name}` : ''}`}</p>
        <p className="text-small text-muted">
          {`${byHand(by)}, `}
          <time dateTime={at}>{formatMoment(at, language)}</time>
          {undone && ` · ${texts.undone}`}
        </p>
      </div>
      {canUndo && undoUntil && (
        <Button look="quiet" busy={isPending} onClick={() => mutate()}>
          {common.undo}
        </Button>
      )}
    </li>
  );
}
