import { useMutation } from '@tanstack/react-query';
import type { DeskDraftAnswer, DeskDraftView } from '@kalyanam/shared/contracts/desk';
import { isAboutOwn } from '@kalyanam/shared/topics/family/drafts';
import { DESK_ROUTES } from '@kalyanam/shared/topics/family/desk';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useDeskChanged } from './desk.queries';
import { useDeskTexts } from './desk.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface DecideProps {
  draft: DeskDraftView;
  /** It still waits. */
  open: boolean;
  /** Its result has been undone. */
  undone: boolean;
}

/** Where the button was that had the focus. */
const focusIt = (sentence: HTMLElement | null) => sentence?.focus({ preventScroll: true });

/** Yes and no, and in their place afterwards what was said; unseen they keep its height, so that nothing moves. */
export function Decide({ draft: { id, kind, about, edit, lapsesAt }, open, undone }: DecideProps) {
  const texts = useDeskTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const changed = useDeskChanged();
  const language = useLanguage();
  const { mutate, isPending, isSuccess, isIdle, variables } = useMutation({
    mutationFn: (yes: boolean) => api.post<DeskDraftAnswer>(yes ? DESK_ROUTES.approve(id) : DESK_ROUTES.refuse(id)),
    onSuccess: () => void changed(),
    onError: (thrown) => {
      showToast(failure(thrown));
      return changed();
    },
  });
  const own = edit ? texts.parts[edit.after.of] : texts.kinds[kind];
  const whom = isAboutOwn(kind) ? own : (about?.name ?? texts.hidden);
  const over = !isPending && (isSuccess || !open);
  const said = !isSuccess ? texts.notOpen : !variables ? texts.saidNo : undone ? texts.saidUndone : texts.saidYes;
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className={`grid gap-3 ${over ? 'invisible' : ''}`} inert={over} aria-hidden={over}>
        <div className="grid grid-cols-2 gap-3">
          <Button
            busy={isPending}
            onClick={() => mutate(true)}
            aria-label={texts.yesTo(whom)}
            className="min-h-14 text-lg"
          >
            <Icon name="check" />
            {isPending && variables ? common.sending : texts.yes}
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
      </div>
      {over && (
        <p
          ref={isIdle ? null : focusIt}
          role="status"
          tabIndex={-1}
          className="flex items-start gap-2.5 self-center text-lg focus:outline-none"
        >
          <Icon name={isSuccess && variables && !undone ? 'check' : 'close'} className="mt-1 size-5 text-muted" />
          {said}
        </p>
      )}
    </div>
  );
}
