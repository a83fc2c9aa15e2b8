import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { MyHoroscope } from '@kalyanam/shared/contracts/horoscope';
import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { useStarTexts } from '../../../../../parts/stars/stars';
import { useSessionUser } from '../../../../../session/session';
import { Button } from '../../../../../ui/button';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog';
import { ConflictNotice } from '../../../../../ui/conflict-notice';
import { CheckboxField } from '../../../../../ui/form/checkbox-field';
import { SwitchField } from '../../../../../ui/form/switch-field';
import { useFirstRefused } from '../../../../../ui/form/use-first-refused';
import { Icon } from '../../../../../ui/icon';
import { Loaded } from '../../../../../ui/loaded';
import { Notice } from '../../../../../ui/notice';
import { Skeleton, SkeletonBlock } from '../../../../../ui/skeleton';
import { useFailure } from '../../../../../ui/texts/sentences';
import { showToast } from '../../../../../ui/toast';
import { useAskedBeforeUnload } from '../../../../../ui/use-asked-before-unload';
import { useEditTexts } from '../../edit-profile.en';
import { LeaveQuestion, NotSaved } from '../../not-saved';
import { QUESTION_FORM, QuestionFrame, type QuestionWays } from '../question-frame';
import type { Question } from '../questions';
import { BirthFields } from './birth-fields';
import { myHoroscope, reckonedStar } from './horoscope.queries';
import { askedBirth, Reckoning } from './reckoning';
import { StarFields } from './star-fields';
import { useHoroscope } from './use-horoscope';
import { usePartWords } from './part-words';

interface HoroscopeQuestionProps extends QuestionWays {
  question: Question;
  /** @param saved false where nothing was changed */
  onDone: (saved: boolean) => void;
}

/** C11: star and pada as the family has them, kuja, and the birth from which we calculate next to them. */
export function HoroscopeQuestion(props: HoroscopeQuestionProps) {
  const texts = useStarTexts();
  const query = useQuery(myHoroscope);
  const { question, onDone: _onDone, ...ways } = props;
  if (query.data) return <HoroscopeForm horoscope={query.data} {...props} />;
  return (
    <QuestionFrame question={question} busy={false} {...ways}>
      <Loaded
        query={query}
        failed={texts.failed}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-72 w-full" />
          </Skeleton>
        }
      >
        {() => null}
      </Loaded>
    </QuestionFrame>
  );
}

function HoroscopeForm({ horoscope, question, onDone, ...ways }: HoroscopeQuestionProps & { horoscope: MyHoroscope }) {
  const texts = useStarTexts();
  const edit = useEditTexts();
  const acting = useSessionUser()?.acting;
  const [done, setDone] = useState(false);
  const use = useHoroscope(horoscope, () => setDone(true));
  const { kept, draft, change, agreed, setAgreed, errors, failed, conflict, settle, busy, save } = use;
  const { labelOf, wordsOf } = usePartWords();
  const twice = useTwice(kept.dob, draft) || draft.which !== '' || 'which' in errors;
  const leave = useEffectEvent(() => onDone(true));
  // By then the saved values are no longer unsaved.
  useEffect(() => {
    if (done) leave();
  }, [done]);
  useAskedBeforeUnload(use.isUnsaved);
  const { form, toFirstRefused } = useFirstRefused();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (use.isUnsaved()) void save().then(toFirstRefused);
    else onDone(false);
  };
  const refused = Object.keys(errors).length;
  return (
    <QuestionFrame question={question} busy={busy} {...ways}>
      <p className="-mt-4 mb-4 text-muted">{texts.lead}</p>
      <form ref={form} id={QUESTION_FORM} noValidate onSubmit={submit} className="fields">
        <p className="flex items-start gap-1.5 text-small text-muted">
          <Icon name="shield" className="mt-1 size-4" />
          {texts.seen}
        </p>
        {kept.consent ? (
          <p className="text-small text-muted">{texts.consentGiven}</p>
        ) : (
          <div className="rounded-control border border-amber-line bg-amber-ground px-4 py-2">
            <CheckboxField
              checked={agreed}
              error={errors['consent']}
              onChange={({ target }) => setAgreed(target.checked)}
            >
              {texts.consent}
            </CheckboxField>
          </div>
        )}
        <StarFields draft={draft} errors={errors} onChange={change} />
        <SwitchField
          label={texts.knowTime}
          checked={draft.born}
          onChange={({ target }) => change({ born: target.checked, computed: false })}
        />
        {draft.born && (
          <>
            <BirthFields dob={kept.dob} draft={draft} errors={errors} twice={twice} onChange={change} />
            <Reckoning dob={kept.dob} draft={draft} onChange={change} />
          </>
        )}
        <SwitchField
          label={texts.second}
          checked={draft.secondSheet}
          onChange={({ target }) => change({ secondSheet: target.checked })}
        />
        {conflict && (
          <ConflictNotice
            title={texts.conflictTitle}
            fields={conflict.parts.map((part) => ({
              field: part,
              label: labelOf(part),
              theirs: wordsOf(part, conflict.newest),
              mine: wordsOf(part, draft),
            }))}
            onSettle={settle}
          />
        )}
        {refused > 0 && (
          <Notice look="danger" alert>
            {edit.fixFirst(refused)}
          </Notice>
        )}
        {failed !== null && <NotSaved error={failed} />}
        {!acting && kept.version > 1 && <Erase onErase={use.erase} />}
      </form>
      <LeaveQuestion wholeAddress isUnsaved={() => !done && use.isUnsaved()} onDiscard={use.discard} />
    </QuestionFrame>
  );
}

/** Whether the clock of that place showed this time twice on that day. */
function useTwice(...birthOf: Parameters<typeof askedBirth>): boolean {
  const { birth, complete } = askedBirth(...birthOf);
  const { error } = useQuery(reckonedStar(birth, complete));
  return isApiError(error) && error.fields?.['which'] === HOROSCOPE_MESSAGES.timeTwice;
}

function Erase({ onErase }: { onErase: () => Promise<void> }) {
  const texts = useStarTexts();
  const failure = useFailure();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const erase = () => {
    setBusy(true);
    onErase()
      .then(() => showToast(texts.erased))
      .catch((thrown: unknown) => showToast(failure(thrown)))
      .finally(() => {
        setBusy(false);
        setAsking(false);
      });
  };
  return (
    <>
      <Button look="quiet" className="-ml-3 justify-self-start text-muted" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {texts.erase}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.erase}
        question={texts.eraseQuestion}
        confirm={texts.erase}
        busy={busy}
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
