import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MessageAnswer, ResendAnswer } from '@kalyanam/shared/contracts/auth';
import type { OwnOpenAnswer, TakeOverRequest } from '@kalyanam/shared/contracts/taking-over';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { required } from '@kalyanam/shared/base/rule';
import { OWN_EMAIL_RULES, TAKE_OVER_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { dropDraft, readDraft, useKeptDraft, useKeptForm } from '../../../session/kept-drafts';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { FormCode } from '../../../ui/form/form-code';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { TextField, EmailField } from '../../../ui/form/text-field';
import { useCandidateTexts } from './candidate.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface Addressed {
  email: string;
  makerName: string;
}

const NOT_ADDRESSED: Addressed = { email: '', makerName: '' };
const addressDraft = ({ profile }: OwnOpenAnswer) => `take-over:${profile.id}`;
const askedDraft = ({ profile }: OwnOpenAnswer) => `take-over-asked:${profile.id}`;

const emailOnly = rulesResolver<Addressed>({ email: OWN_EMAIL_RULES.email });
const withName = rulesResolver<Addressed>({
  email: OWN_EMAIL_RULES.email,
  makerName: required(TAKE_OVER_RULES.makerName),
});
const lastResolver = rulesResolver<Pick<TakeOverRequest, 'code' | 'password'>>({
  code: TAKE_OVER_RULES.code,
  password: TAKE_OVER_RULES.password,
});

interface TakeOverProps {
  opened: OwnOpenAnswer;
  onDone: () => void;
}

/** First the email by which the candidate logs in, then its code and a password. */
export function TakeOver({ opened, onDone }: TakeOverProps) {
  const texts = useCandidateTexts();
  const [asked, setAsked] = useKeptDraft<Addressed | null>(askedDraft(opened), null);
  const done = () => {
    dropDraft(addressDraft(opened));
    dropDraft(askedDraft(opened));
    onDone();
  };
  return (
    <section aria-labelledby="take-over" className="rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 id="take-over" className="text-xl">
        {texts.takeOverHeading}
      </h2>
      {asked ? (
        <Finish opened={opened} asked={asked} onDone={done} onBack={() => setAsked(null)} />
      ) : (
        <>
          <p className="mt-2">{texts.takeOverText}</p>
          {opened.staysAtDesk && <p className="mt-2">{texts.staysText}</p>}
          <AskEmail opened={opened} onAsked={setAsked} />
        </>
      )}
    </section>
  );
}

function AskEmail({ opened, onAsked }: { opened: OwnOpenAnswer; onAsked: (asked: Addressed) => void }) {
  const texts = useCandidateTexts();
  const common = useCommonTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Addressed>({
    resolver: opened.staysAtDesk ? withName : emailOnly,
    defaultValues: readDraft(addressDraft(opened), NOT_ADDRESSED),
  });
  useKeptForm(addressDraft(opened), form, NOT_ADDRESSED);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email, makerName }) => {
    setFailed(null);
    try {
      const body = { ticket: opened.ticket, email };
      await api.post<ResendAnswer>(ROUTES.candidateOwnEmail, body, { anonymous: true });
      onAsked({ email: body.email, makerName });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-4">
      <FailureNotice failed={failed} />
      <EmailField
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {opened.staysAtDesk && (
        <TextField
          label={texts.makerName}
          hint={texts.makerHint}
          autoComplete="off"
          error={errors.makerName?.message}
          {...form.register('makerName')}
        />
      )}
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? common.sending : texts.goOn}
      </Button>
    </form>
  );
}

interface FinishProps extends TakeOverProps {
  asked: Addressed;
  onBack: () => void;
}

function Finish({ opened, asked, onDone, onBack }: FinishProps) {
  const texts = useCandidateTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const form = useForm<Pick<TakeOverRequest, 'code' | 'password'>>({
    resolver: lastResolver,
    defaultValues: { code: '', password: '' },
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code, password }) => {
    setFailed(null);
    try {
      const name = opened.staysAtDesk ? { makerName: asked.makerName } : {};
      const body: TakeOverRequest = { ticket: opened.ticket, email: asked.email, code, password, ...name };
      await api.post<MessageAnswer>(ROUTES.takeOver, body, { anonymous: true });
      onDone();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields mt-4">
      <p className="wrap-anywhere" role="status">
        {texts.emailSent(asked.email)}
      </p>
      <FailureNotice failed={failed} />
      <FormCode control={form.control} label={texts.code} />
      <NewPasswordField
        label={texts.password}
        typed={typed}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.takingOver : texts.takeOver}
        </Button>
        <Button type="button" look="quiet" onClick={onBack}>
          {texts.otherEmail}
        </Button>
      </div>
    </form>
  );
}
