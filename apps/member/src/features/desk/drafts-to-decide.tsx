import { useMutation } from '@tanstack/react-query';
import type { DeskDraftAnswer, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { isAboutOwn } from '@kalyanam/shared/desk/drafts';
import { DESK_ROUTES } from '@kalyanam/shared/desk/routes';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { api } from '../../session/session';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Section } from '../../ui/section';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { DraftLine } from './draft-line';

/** A big yes and a big no for each suggestion. */
export function DraftsToDecide({ drafts }: { drafts: readonly DeskDraftView[] }) {
  const texts = useDeskTexts();
  return (
    <Section title={texts.drafts} icon="family">
      {drafts.length === 0 ? (
        <p className="text-muted">{texts.noDrafts}</p>
      ) : (
        <ul className="grid gap-4">
          {drafts.map((draft) => (
            <li key={draft.id} className="grid gap-3 rounded-card border border-line bg-paper p-4">
              <DraftLine draft={draft} />
              <Decide draft={draft} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Decide({ draft: { id, kind, about, edit, lapsesAt } }: { draft: DeskDraftView }) {
  const texts = useDeskTexts();
  const failure = useFailure();
  const changed = useDeskChanged();
  const language = useLanguage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (yes: boolean) => api.post<DeskDraftAnswer>(yes ? DESK_ROUTES.approve(id) : DESK_ROUTES.refuse(id)),
    onSuccess: (_, yes) => showToast(yes ? texts.approved : texts.refused),
    onError: (thrown) => showToast(failure(thrown)),
    onSettled: changed,
  });
  const own = edit ? texts.parts[edit.after.of] : texts.kinds[kind];
  const whom = isAboutOwn(kind) ? own : (about?.name ?? texts.hidden);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          busy={isPending}
          onClick={() => mutate(true)}
          aria-label={texts.yesTo(whom)}
          className="min-h-14 text-lg"
        >
          <Icon name="check" />
          {isPending && variables ? texts.sending : texts.yes}
        </Button>
        <Button
          look="secondary"
          busy={isPending}
          onClick={() => mutate(false)}
          aria-label={texts.noTo(whom)}
          className="min-h-14 text-lg"
        >
          <Icon name="close" />
          {texts.no}
        </Button>
      </div>
      {lapsesAt && <p className="text-small text-muted">{texts.lapsesOn(formatDay(lapsesAt, language))}</p>}
    </>
  );
}
