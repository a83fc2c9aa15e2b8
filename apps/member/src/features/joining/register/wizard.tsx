import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { plainEmail } from '@kalyanam/shared/base/email';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { fieldsOfStep } from '@kalyanam/shared/topics/profile/fields';
import type { IdentityHint } from '../../../parts/identity/use-identity-hint';
import { ProfileFieldset } from '../../../parts/profile-form/profile-fieldset';
import type { ChosenFiles } from './files/use-chosen-files';
import { relationsOf } from './profile-for';
import { beginForm } from './form-mark';
import { useLatePartsAhead } from './late-parts';
import { useAskedFor, usePrefilled } from './prefilled';
import { EMPTY_REGISTRATION, refusedFields, registrationResolver, type Registration } from './registration';
import { AccountFields } from './steps/account-fields';
import { ProfileForField } from './steps/profile-for-field';
import { CandidateFields } from './steps/candidate-fields';
import { DocumentsStep } from './steps/documents.step';
import { VisaField } from './steps/visa-field';
import { STEPS } from './steps';
import { Stepper } from './stepper';
import { DraftKept, DraftNotice, IdentityNotice, WizardProblems } from './wizard-notices';
import { useFoundDraft, useKeptDraft } from './use-draft';
import { useRegistration } from './use-registration';
import { useWaitsFor } from './use-waits-for';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

export interface WizardProps {
  files: ChosenFiles;
  identity: IdentityHint | 'expired' | null;
  /** R76: whose mailed link led here. */
  ownEmail: string | null;
  /** The draft to restore after starting over. */
  given: Registration | null;
  /** Below the first step: other ways in, before anything is filled in that leaving would lose. */
  otherWays: ReactNode;
  onRegistered: (answer: RegisterAnswer, email: string) => void;
  onStartOver: (values: Registration, step: number) => void;
}

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
  const forWhom = useWatch({ control: form.control, name: 'forWhom' });
  const own = forWhom === 'self';
  const { step, left, heading, goTo, showErrors } = useWizard(form, draft?.step ?? 0);
  const name = STEPS[step]?.name ?? 'basic';
  const restored = draft !== null && given === null;
  const startOver = () => onStartOver(form.getValues(), step);
  const registration = useRegistration({
    form,
    photosChosen: files.photos.length > 0,
    firstKey,
    identityToken: known?.token,
    onRefused: (paths) => showErrors(Object.fromEntries(paths.map((path) => [path, '']))),
    onRegistered: (answer) => onRegistered(answer, plainEmail(form.getValues('email'))),
  });
  useKeptDraft(form, step, registration.key);
  useAskedFor(form);

  const isLast = step === STEPS.length - 1;
  const waits = useWaitsFor(files, registration.busy);
  const complete = form.handleSubmit(
    (values) => registration.submit(values),
    () => {
      setTried(true);
      showErrors(refusedFields(form.getValues()));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registration.busy || (isLast && waits)) return;
    for (const phone of ['phone', 'candidatePhone'] as const) form.setValue(phone, plainPhone(form.getValues(phone)));
    if (step === 0 && !restored) beginForm();
    if (!isLast) return goTo(step + 1);
    void complete();
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="fields">
        <Stepper step={step} left={left} tried={tried} heading={heading} onStep={goTo} />
        <IdentityNotice identity={identity} />
        {restored && <DraftNotice onStartOver={startOver} />}
        <WizardProblems left={left} tried={tried} failed={registration.failed} />
        {name === 'basic' && <ProfileForField />}
        {name === 'basic' && relationsOf(forWhom).length > 0 && <CandidateFields />}
        {name === 'documents' ? (
          <DocumentsStep files={files} own={own} />
        ) : (
          <ProfileFieldset fields={fieldsOfStep(name)} own={own} />
        )}
        {name === 'basic' && <AccountFields own={own} />}
        {name === 'details' && <VisaField />}
        <DraftKept {...(restored ? {} : { onStartOver: startOver })} />
        {step === 0 && otherWays}
        <WizardButtons step={step} waits={isLast ? waits : null} onPrevious={() => goTo(step - 1)} />
      </form>
    </FormProvider>
  );
}
