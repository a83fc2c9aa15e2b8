import { useState, type FormEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { plainEmail } from '@kalyanam/shared/base/email';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { isEmpty } from '@kalyanam/shared/base/rule';
import { Button } from '../../../../ui/button';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { useOnePress } from '../../../../ui/use-one-press';
import { useStepHeading } from '../../../../ui/use-step-heading';
import { relationsOf } from '../profile-for';
import { beginForm } from '../form-mark';
import { useLatePartsAhead } from '../late-parts';
import { useAskedFor, usePrefilled } from '../prefilled';
import { useRegisterTexts } from '../register.en';
import { EMPTY_REGISTRATION, registrationResolver, type Registration } from '../registration';
import { useFoundDraft, useKeptDraft } from '../use-draft';
import { useRegistration } from '../use-registration';
import { useWaitsFor } from '../use-waits-for';
import { usePlace } from '../use-wizard';
import type { WizardProps } from '../wizard';
import { DraftNotice, IdentityNotice, WizardProblems } from '../wizard-notices';
import { OneQuestion } from './one-question';
import { firstOpen, numberOf, questionsFor } from './questions';

const isUnanswered = (value: unknown): boolean => value === false || isEmpty(value);
const NONE_LEFT: ReadonlySet<number> = new Set();

/** C15: the registration with one question on each screen; every answer is kept as it is given. */
export function SimpleWizard({ files, identity, ownEmail, given, otherWays, onRegistered, onStartOver }: WizardProps) {
  const draft = useFoundDraft();
  const [firstKey] = useState(() => draft?.key ?? crypto.randomUUID());
  const form = useForm<Registration>({
    resolver: registrationResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: given ?? draft?.values ?? EMPTY_REGISTRATION,
  });
  const known = identity === 'expired' ? null : identity;
  usePrefilled(form, known, ownEmail);
  useLatePartsAhead();
  const [forWhom, work, document] = useWatch({
    control: form.control,
    name: ['forWhom', 'workLocation.type', 'identityKind'],
  });
  const questions = questionsFor({
    candidate: relationsOf(forWhom).length > 0,
    visa: work === 'nri',
    pan: document !== '',
  });
  const [startAt] = useState(() => (draft ? firstOpen(questions, draft.values) : 0));
  const [place, goTo] = usePlace('question', questions.length, startAt);
  const question = questions[place]!;
  const restored = draft !== null && given === null;
  const startOver = () => onStartOver(form.getValues(), question.step);
  const goToRefused = () => goTo(firstOpen(questions, form.getValues()));
  const registration = useRegistration({
    form,
    photosChosen: files.photos.length > 0,
    firstKey,
    identityToken: known?.token,
    onRefused: (paths) => goTo(questions.findIndex(({ fields }) => fields.some((field) => paths.includes(field)))),
    onRegistered: (answer) => onRegistered(answer, plainEmail(form.getValues('email'))),
  });
  const isLast = place === questions.length - 1;
  const waits = useWaitsFor(files, registration.busy);
  useKeptDraft(form, question.step, registration.key);
  useAskedFor(form);
  const heading = useStepHeading(place);

  const next = async () => {
    for (const field of question.fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
    const refused = (await form.trigger([...question.fields]))
      ? undefined
      : question.fields.find((field) => form.getFieldState(field).invalid);
    // Empty answers wait for the last press, as in the other wizard: only a wrong answer is better fixed immediately.
    if (refused && (isLast || !isUnanswered(form.getValues(refused)))) form.setFocus(refused);
    else if (!isLast) goTo(place + 1);
    else await form.handleSubmit((values) => registration.submit(values), goToRefused)();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registration.busy || files.preparing || (isLast && waits)) return;
    for (const phone of ['phone', 'candidatePhone'] as const) form.setValue(phone, plainPhone(form.getValues(phone)));
    if (place === 0 && !restored) beginForm();
    void next();
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-6 py-4">
        <Progress {...numberOf(questions, place)} goesOn={question.follows === true} heading={heading} />
        <IdentityNotice identity={identity} />
        {restored && place === startAt && <DraftNotice onStartOver={startOver} />}
        <WizardProblems left={NONE_LEFT} tried={false} failed={registration.failed} />
        <div key={question.name} data-spoken className="fields">
          <OneQuestion name={question.name} files={files} own={forWhom === 'self'} />
        </div>
        <Buttons
          first={place === 0}
          isLast={isLast}
          waits={isLast || files.preparing ? waits : null}
          onBack={() => goTo(place - 1)}
        />
        {place === 0 && <div>{otherWays}</div>}
      </form>
    </FormProvider>
  );
}

interface ProgressProps {
  at: number;
  of: number;
  goesOn: boolean;
  heading: ReturnType<typeof useStepHeading>;
}

function Progress({ at, of, goesOn, heading }: ProgressProps) {
  const texts = useRegisterTexts();
  return (
    <div>
      <h2 {...heading} className="text-xl outline-none">
        {goesOn ? texts.questionGoesOn(at, of) : texts.questionOf(at, of)}
      </h2>
      <progress
        aria-label={texts.progress}
        value={at}
        max={of}
        className="mt-2 h-3 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
      />
    </div>
  );
}

interface ButtonsProps {
  first: boolean;
  isLast: boolean;
  /** What the button says while it cannot be pressed. */
  waits: string | null;
  onBack: () => void;
}

function Buttons({ first, isLast, waits, onBack }: ButtonsProps) {
  const texts = useRegisterTexts();
  const common = useCommonTexts();
  const onePress = useOnePress();
  return (
    <div className="grid gap-3">
      <Button
        type="submit"
        busy={waits !== null}
        // The second press of a double click would answer the next question as well.
        onClick={onePress}
      >
        {waits ?? (isLast ? texts.complete : common.next)}
      </Button>
      {!first && (
        <Button look="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      )}
    </div>
  );
}
