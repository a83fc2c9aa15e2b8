import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import type { OwnChangeRequest, OwnOpenAnswer } from '@kalyanam/shared/contracts/taking-over';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { OWN_CHANGE_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { EraseSection } from '../../../parts/account/erase-section';
import { dropDraft, readDraft, useKeptForm } from '../../../session/kept-drafts';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { LongTextField } from '../../../ui/form/long-text-field';
import { Notice } from '../../../ui/notice';
import { TakeOver } from './take-over';
import { useCandidateTexts } from './candidate.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

export type End = 'agreed' | 'taken-over' | 'erased';

interface AnswersProps {
  opened: OwnOpenAnswer;
  onEnd: (end: End) => void;
}

/** R45: the four answers of a candidate to the profile that was made for them. */
export function Answers({ opened, onEnd }: AnswersProps) {
  const texts = useCandidateTexts();
  const common = useCommonTexts();
  const { ticket, agreed, profile } = opened;
  const [open, setOpen] = useState<'change' | 'take-over' | null>(() =>
    readDraft(changeDraft(profile.id), NO_WORDS).words ? 'change' : null,
  );
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const agree = async () => {
    setBusy(true);
    setFailed(null);
    try {
      await api.post<MessageAnswer>(ROUTES.candidateOwnAgreement, { ticket }, { anonymous: true });
      onEnd('agreed');
    } catch (thrown) {
      setFailed(thrown);
      setBusy(false);
    }
  };
  const toggle = (part: 'change' | 'take-over') => () => setOpen(open === part ? null : part);
  return (
    <div className="grid gap-4">
      <FailureNotice failed={failed} />
      {!agreed && (
        <Button busy={busy} onClick={() => void agree()}>
          {busy ? common.sending : texts.yes}
        </Button>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button look="secondary" aria-expanded={open === 'change'} onClick={toggle('change')}>
          {texts.change}
        </Button>
        <Button look="secondary" aria-expanded={open === 'take-over'} onClick={toggle('take-over')}>
          {texts.takeOverAct}
        </Button>
      </div>
      {open === 'change' && <Change opened={opened} />}
      {open === 'take-over' && <TakeOver opened={opened} onDone={() => onEnd('taken-over')} />}
      <EraseSection
        heading={texts.eraseHeading}
        text={texts.eraseText}
        act={texts.erase}
        question={texts.eraseQuestion}
        erase={() => api.post<MessageAnswer>(ROUTES.candidateOwnErasure, { ticket }, { anonymous: true })}
        onDone={() => {
          dropDraft(changeDraft(profile.id));
          onEnd('erased');
        }}
      />
    </div>
  );
}

type Words = Pick<OwnChangeRequest, 'words'>;
const wordsResolver = rulesResolver<Words>({ words: OWN_CHANGE_RULES.words });
const NO_WORDS: Words = { words: '' };
const changeDraft = (profileId: string) => `own-change:${profileId}`;

function Change({ opened: { ticket, agreed, profile } }: { opened: OwnOpenAnswer }) {
  const texts = useCandidateTexts();
  const common = useCommonTexts();
  const [sent, setSent] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const draft = changeDraft(profile.id);
  const form = useForm<Words>({ resolver: wordsResolver, defaultValues: readDraft(draft, NO_WORDS) });
  useKeptForm(draft, form, NO_WORDS);
  const words = useWatch({ control: form.control, name: 'words' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    setFailed(null);
    try {
      await api.post<MessageAnswer>(ROUTES.candidateOwnChange, { ticket, ...typed }, { anonymous: true });
      dropDraft(draft);
      setSent(true);
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  if (sent)
    return (
      <div role="status">
        <Notice look="leaf" title={texts.changeSent}>
          {agreed ? texts.changeSentAgreed : texts.changeSentText}
        </Notice>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields">
      <FailureNotice failed={failed} />
      <LongTextField
        label={texts.changeLabel}
        hint={texts.changeHint}
        error={errors.words?.message}
        length={words.length}
        {...form.register('words')}
      />
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? common.sending : texts.changeSend}
      </Button>
    </form>
  );
}
