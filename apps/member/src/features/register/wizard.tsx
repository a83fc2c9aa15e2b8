import { useState, type FormEvent, type ReactNode, useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import type { RegisterAnswer } from '@kalyanam/shared/contracts/auth';
import { REGISTRATION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { refusals } from '@kalyanam/shared/rules/rule';
import { plainPhone } from '@kalyanam/shared/text';
import { fieldsOfStep } from '@kalyanam/shared/profile/fields';
import type { IdentityHint } from '../../domain/identity/use-identity-hint';
import { ProfileFieldset } from '../../domain/profile-form/profile-fieldset';
import type { ChosenFiles } from './files/use-chosen-files';
import { useRegisterTexts } from './register.en';
import { EMPTY_REGISTRATION, type Registration } from './registration';
import { AccountFields } from './steps/account-fields';
import { DocumentsStep } from './steps/documents.step';
import { STEPS } from './steps';
import { DRAFT_DAYS } from '../../session/old-draft';
import { Stepper } from './stepper';
import { IdentityNotice, DraftNotice, WizardProblems } from './wizard-notices';
import { useFoundDraft, useKeptDraft } from './use-draft';
import { useRegistration } from './use-registration';
import { useWizard } from './use-wizard';
import { WizardButtons } from './wizard-buttons';

const resolver = rulesResolver<Registration>(REGISTRATION_RULES);

interface WizardProps {
  files: ChosenFiles;
  identity: IdentityHint | 'expired' | null;
  /** R76: whose mailed link led here. */
  ownEmail: string | null;
  /** Another way in, shown before anything is filled in that leaving would lose. */
  otherWay: ReactNode;
  onRegistered: (answer: RegisterAnswer, email: string) => void;
  onStartOver: () => void;
}

export function Wizard({ files, identity, ownEmail, otherWay, onRegistered, onStartOver }: WizardProps) {
  const texts = useRegisterTexts();
  const draft = useFoundDraft();
  const [firstKey] = useState(() => draft?.key ?? crypto.randomUUID());
  const [tried, setTried] = useState(false);
  const form = useForm<Registration>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draft?.values ?? EMPTY_REGISTRATION,
  });
  const known = identity === 'expired' ? null : identity;
  usePrefilled(form, known, ownEmail);
  const { step, counts, heading, goTo, showErrors } = useWizard(form, draft?.step ?? 0);
  const name = STEPS[step]?.name ?? 'basic';
  const refused = tried ? counts.reduce((sum, count) => sum + count) : 0;
  const registration = useRegistration({
    form,
    firstKey,
    identityToken: known?.token,
    onRefused: (paths) => showErrors(Object.fromEntries(paths.map((path) => [path, '']))),
    onRegistered: (answer) => onRegistered(answer, form.getValues('email').trim()),
  });
  useKeptDraft(form, step, registration.key);

  const complete = form.handleSubmit(
    (values) => registration.submit(values),
    () => {
      setTried(true);
      showErrors(refusals(REGISTRATION_RULES, form.getValues()));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registration.busy) return;
    form.setValue('phone', plainPhone(form.getValues('phone')));
    if (step < STEPS.length - 1) return goTo(step + 1);
    void complete();
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <IdentityNotice identity={identity} />
        {draft && <DraftNotice onStartOver={onStartOver} />}
        <Stepper step={step} counts={counts} onStep={goTo} />
        <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          <span className="block font-sans text-base font-normal text-muted">
            {texts.stepOf(step + 1, STEPS.length)}
          </span>
          {texts.steps[name]}
        </h2>
        <WizardProblems refused={refused} failed={registration.failed} />
        {name === 'documents' ? <DocumentsStep files={files} /> : <ProfileFieldset fields={fieldsOfStep(name)} />}
        {name === 'basic' && <AccountFields />}
        <WizardButtons step={step} busy={registration.busy} onPrevious={() => goTo(step - 1)} />
        <p className="text-small text-muted">{texts.draftKept(DRAFT_DAYS)}</p>
        {step === 0 && otherWay}
      </form>
    </FormProvider>
  );
}

/** Fills in what the identity service or the mailed link knows; a name that was typed already stays. */
function usePrefilled(form: UseFormReturn<Registration>, identity: IdentityHint | null, ownEmail: string | null) {
  useEffect(() => {
    if (ownEmail) form.setValue('email', ownEmail, { shouldDirty: true });
  }, [form, ownEmail]);
  useEffect(() => {
    if (!identity) return;
    if (!form.getValues('name')) form.setValue('name', identity.name);
    form.setValue('email', identity.email, { shouldDirty: true });
  }, [form, identity]);
}
