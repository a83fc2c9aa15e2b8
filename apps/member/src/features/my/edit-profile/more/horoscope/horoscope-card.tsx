import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type FormEvent } from 'react';
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
import { useEditTexts } from '../../edit-profile.en';
import { NotSaved } from '../../not-saved';
import { useWanted } from '../use-card';
import { BirthFields } from './birth-fields';
import { myHoroscope, reckonedStar } from './horoscope.queries';
import { askedBirth, Reckoning } from './reckoning';
import { StarFields } from './star-fields';
import { useHoroscope } from './use-horoscope';
import { usePartWords } from './part-words';

interface HoroscopeCardProps {
  /** Says whether something here is not saved yet. */
  onWatch: (card: 'horoscope', isUnsaved: () => boolean) => void;
}

/** C11: star and pada as the family has them, kuja, and the birth by which we reckon beside them. */
export function HoroscopeCard({ onWatch }: HoroscopeCardProps) {
  const texts = useStarTexts();
  const id = useId();
  const place = useWanted('horoscope');
  const query = useQuery(myHoroscope);
  return (
    <section
      ref={place}
      id="horoscope"
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-mt-24 rounded-card border border-line bg-paper p-4 focus:outline-none sm:p-6"
    >
      <h2 id={id} className="flex items-center gap-2.5 text-2xl">
        <Icon name="moon" className="size-6 text-turmeric-ink" />
        {texts.heading}
      </h2>
      <p className="mt-1 mb-5 text-muted">{texts.lead}</p>
      <Loaded
        query={query}
        failed={texts.failed}
        skeleton={
          <Skeleton>
            <SkeletonBlock className="h-72 w-full" />
          </Skeleton>
        }
      >
        {(data) => <HoroscopeForm horoscope={data} onWatch={onWatch} />}
      </Loaded>
    </section>
  );
}

function HoroscopeForm({ horoscope, onWatch }: HoroscopeCardProps & { horoscope: MyHoroscope }) {
  const texts = useStarTexts();
  const edit = useEditTexts();
  const acting = useSessionUser()?.acting;
  const use = useHoroscope(horoscope, () => showToast(texts.saved));
  const { kept, draft, change, agreed, setAgreed, errors, failed, conflict, settle, busy, save } = use;
  const { labelOf, wordsOf } = usePartWords();
  const twice = useTwice(kept.dob, draft) || draft.which !== '' || 'which' in errors;
  useEffect(() => {
    onWatch('horoscope', use.isUnsaved);
  });
  const { form, toFirstRefused } = useFirstRefused();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save().then(toFirstRefused);
  };
  const refused = Object.keys(errors).length;
  return (
    <form ref={form} noValidate onSubmit={submit} className="fields">
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {busy ? texts.saving : texts.save}
        </Button>
        {!acting && kept.version > 1 && <Erase onErase={use.erase} />}
      </div>
    </form>
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
      <Button look="quiet" onClick={() => setAsking(true)}>
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
