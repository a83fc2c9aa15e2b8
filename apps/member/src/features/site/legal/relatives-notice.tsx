import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type {
  RelativesNoticeAnswer,
  RelativesNoticeRequest,
  RelativesNoticeTicket,
} from '@kalyanam/shared/contracts/relatives-notice';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { RELATIVES_NOTICE_CODE_RULES, RELATIVES_NOTICE_RULES } from '@kalyanam/shared/topics/interests/report.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { dropDraft, readDraft, useKeptDraft, useKeptForm } from '../../../session/kept-drafts';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/form/code-field';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { LongTextField } from '../../../ui/form/long-text-field';
import { Notice } from '../../../ui/notice';
import { useFailure, useSentence } from '../../../ui/texts/sentences';
import { useRelativesNoticeTexts } from './relatives-notice.en';
import { EmailField } from '../../../ui/form/text-field';
import { useCommonTexts } from '../../../ui/texts/common.en';

const resolver = rulesResolver<RelativesNoticeRequest>(RELATIVES_NOTICE_RULES);

const EMPTY: RelativesNoticeRequest = { email: '', what: '' };
const DRAFT = 'relatives-notice';
const SENT_DRAFT = 'relatives-notice-sent';

interface Sent {
  notice: string;
  email: string;
}

/** The message, then the code that proves the email address, then the number under which the team keeps it. */
export function RelativesNotice() {
  const texts = useRelativesNoticeTexts();
  const form = useForm<RelativesNoticeRequest>({ resolver, defaultValues: readDraft(DRAFT, EMPTY) });
  useKeptForm(DRAFT, form, EMPTY);
  const [sent, setSent] = useKeptDraft<Sent | null>(SENT_DRAFT, null);
  const [ticket, setTicket] = useState<RelativesNoticeTicket | null>(null);
  const finish = (given: RelativesNoticeTicket) => {
    dropDraft(DRAFT);
    dropDraft(SENT_DRAFT);
    setTicket(given);
  };
  return (
    <section id="about-me" aria-labelledby="about-me-heading" className="mb-8 scroll-mt-24">
      <h2 id="about-me-heading" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-2">{texts.lead}</p>
      <div className="mt-5 rounded-card border border-line bg-paper p-4 sm:p-6">
        {ticket ? (
          <Done {...ticket} />
        ) : sent ? (
          <Confirm {...sent} onDone={finish} onBack={() => setSent(null)} />
        ) : (
          <Message form={form} onSent={setSent} />
        )}
      </div>
    </section>
  );
}

interface MessageProps {
  form: ReturnType<typeof useForm<RelativesNoticeRequest>>;
  onSent: (sent: Sent) => void;
}

function Message({ form, onSent }: MessageProps) {
  const texts = useRelativesNoticeTexts();
  const common = useCommonTexts();
  const [failed, setFailed] = useState<unknown>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email, what }) => {
    setFailed(null);
    try {
      const body = { email, what };
      const { notice } = await api.post<RelativesNoticeAnswer>(ROUTES.relativesNotice, body, { anonymous: true });
      onSent({ notice, email: body.email });
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) setFailed(thrown);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="fields">
      <LongTextField
        label={texts.what}
        hint={texts.whatHint}
        length={form.watch('what').length}
        maxLength={LIMITS.longTextLength}
        error={errors.what?.message}
        {...form.register('what')}
      />
      <EmailField
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FailureNotice failed={failed} />
      <Button type="submit" busy={isSubmitting} className="sm:min-w-48 sm:justify-self-start">
        {isSubmitting ? common.sending : texts.send}
      </Button>
    </form>
  );
}

interface ConfirmProps extends Sent {
  onDone: (ticket: RelativesNoticeTicket) => void;
  onBack: () => void;
}

function Confirm({ notice, email, onDone, onBack }: ConfirmProps) {
  const texts = useRelativesNoticeTexts();
  const failure = useFailure();
  const say = useSentence();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    lead.current?.focus();
  }, []);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const body = { notice, code };
      onDone(await api.post<RelativesNoticeTicket>(ROUTES.relativesNoticeConfirm, body, { anonymous: true }));
    } catch (thrown) {
      setFailed(thrown);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = RELATIVES_NOTICE_CODE_RULES.code(code, {});
    setWrong(refusal && say(refusal));
    if (!refusal && !busy) void confirm();
  };
  return (
    <form noValidate onSubmit={submit} className="fields">
      <p ref={lead} tabIndex={-1} className="wrap-anywhere focus:outline-none">
        {texts.codeSent(email)}
      </p>
      <CodeField
        label={texts.code}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setWrong(null);
          setFailed(null);
        }}
        error={wrong ?? (failed === null ? undefined : failure(failed))}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:grow sm:min-w-48">
          {busy ? texts.confirming : texts.confirm}
        </Button>
        <Button look="quiet" onClick={onBack} className="max-sm:grow">
          {texts.again}
        </Button>
      </div>
    </form>
  );
}

function Done({ ticket, answeredBy }: RelativesNoticeTicket) {
  const texts = useRelativesNoticeTexts();
  const language = useLanguage();
  return (
    <div role="status">
      <Notice look="leaf" title={texts.done(ticket)}>
        <p>{texts.doneLead(formatDay(answeredBy, language))}</p>
      </Notice>
    </div>
  );
}
