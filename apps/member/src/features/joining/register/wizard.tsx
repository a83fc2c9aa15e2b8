import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { plainEmail } from '@kalyanam/shared/base/email';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { isEmpty } from '@kalyanam/shared/base/rule';
import type { IdentityHint } from '../../../parts/identity/use-identity-hint';
import type { ChosenFiles } from './files/use-chosen-files';
import type { DraftPlace } from './draft';
import { beginForm } from './form-mark';
import { useLatePartsAhead } from './late-parts';
import { nextOnEnter } from './next-on-enter';
import { useAskedFor, usePrefilled } from './prefilled';
import { EMPTY_REGISTRATION, refusedFields, registrationResolver, type Registration } from './registration';
import { nameOf, partsOf, partsOfStep, screensFor } from './screens';
import { Stepper } from './stepper';
import { useFoundDraft, useKeptDraft } from './use-draft';
import { useRegistration, useWaitsFor } from './use-registration';
import { useView } from './use-view';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';
import { DraftKept, DraftNotice, IdentityNotice, WizardProblems } from './wizard-notices';
import { WizardSection } from './wizard-section';

export interface WizardProps {
  files: ChosenFiles;
  identity: IdentityHint | 'expired' | null;
  /** R76: whose mailed link led here. */
  ownEmail: string | null;
  /** The draft to restore after starting over. */
  given: Registration | null;
  /** Below the first screen: other ways in, before anything is filled in that leaving would lose. */
  otherWays: ReactNode;
  onRegistered: (answer: RegisterAnswer, email: string) => void;
  onStartOver: (values: Registration, place: DraftPlace) => void;
}

const isUnanswered = (value: unknown): boolean => value === false || isEmpty(value);

/** Four steps, of which a screen shows one question, a few, or all. */
export function Wizard({ files, identity, ownEmail, given, otherWays, onRegistered, onStartOver }: WizardProps) {
  const draft = useFoundDraft();
  const [firstKey] = useState(() => draft?.key ?? crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const form = useForm<Registration>({
    resolver: registrationResolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: given ?? draft?.values ?? EMPTY_REGISTRATION,
  });
  const known = identity === 'expired' ? null : identity;
  usePrefilled(form, known, ownEmail);
  useLatePartsAhead();
  const [candidate, workType, identityKind] = useWatch({
    control: form.control,
    name: ['forWhom', 'workLocation.type', 'identityKind'],
  });
  const view = useView();
  const screens = screensFor(view ?? 'step', { forWhom: candidate, workType, identityKind });
  const startAt = draft ? (draft.at ?? partsOfStep(draft.step)[0]?.name) : undefined;
  const { place, moved, left, heading, goTo, goToStep, showErrors } = useWizard(form, screens, startAt);
  const screen = screens[place]!;
  const parts = partsOf(screen);
  const restored = draft !== null && given === null;
  const found = restored && !moved ? draft : null;
  const shown = { step: screen.step, at: nameOf(screen) };
  const startOver = () => onStartOver(form.getValues(), shown);
  const registration = useRegistration({
    form,
    photosChosen: files.photos.length > 0,
    firstKey,
    identityToken: known?.token,
    onRefused: (paths) => showErrors(Object.fromEntries(paths.map((path) => [path, '']))),
    onRegistered: (answer) => onRegistered(answer, plainEmail(form.getValues('email'))),
  });
  useKeptDraft(form, shown, registration.key);
  useAskedFor(form);

  const isLast = place === screens.length - 1;
  const waits = useWaitsFor(files, registration.busy);
  const complete = form.handleSubmit(
    (values) => registration.submit(values),
    () => {
      setTried(true);
      showErrors(refusedFields(form.getValues()));
    },
  );
  /** Where one question fills the screen, a wrong answer to it is better fixed immediately; an empty one can wait. */
  const next = async () => {
    if (view === 'one') {
      const fields = parts.flatMap((part) => part.fields);
      for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
      const isFine = await form.trigger(fields);
      const wrong = isFine ? undefined : fields.find((field) => form.getFieldState(field).invalid);
      if (wrong && !isUnanswered(form.getValues(wrong))) return form.setFocus(wrong);
    }
    goTo(place + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registration.busy || (isLast && waits)) return;
    for (const phone of ['phone', 'candidatePhone'] as const) form.setValue(phone, plainPhone(form.getValues(phone)));
    if (screen.step === 0 && !restored) beginForm();
    void (isLast ? complete() : next());
  };

  const whole = view === null || view === 'step';
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={nextOnEnter}
        className="flex flex-col gap-5 max-sm:min-h-[calc(100dvh---spacing(18)-1px)]"
      >
        <Stepper
          {...{ screens, place, left, tried, whole }}
          heading={view === 'few' ? undefined : heading}
          onStep={goToStep}
        />
        <IdentityNotice identity={identity} />
        {found && <DraftNotice typed={found.again} onStartOver={startOver} />}
        <WizardProblems left={left} tried={tried} failed={registration.failed} />
        <div data-spoken className="grid gap-8">
          {screen.sections.map((section, index) => (
            <WizardSection
              key={section.name}
              {...{ section, files, candidate }}
              heading={view === 'few' ? heading : undefined}
              alone={view === 'one'}
              className={view === null && index > 0 ? 'max-sm:hidden' : ''}
            />
          ))}
        </div>
        {(whole || place === 0) && <DraftKept {...(found ? {} : { onStartOver: startOver })} />}
        {place === 0 && <div>{otherWays}</div>}
        <WizardButtons
          isFirst={place === 0}
          isLast={isLast}
          waits={isLast ? waits : null}
          onPrevious={() => goTo(place - 1)}
        />
      </form>
    </FormProvider>
  );
}
