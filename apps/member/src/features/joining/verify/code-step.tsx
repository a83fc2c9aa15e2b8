import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { PATHS } from '../../../shell/paths';
import { AppLink } from '../../../ui/app-link';
import { CodeForm } from './code-form';
import { SendCode } from './send-code';
import { codesWaiting, sendCode, type Channel } from './verify.queries';
import { useVerifyTexts } from './verify.en';

interface CodeStepProps {
  user: SessionUser;
  channel: Channel;
  where: string;
  /** Instruction for the code that is on its way. */
  sent: string;
  verify: (code: string) => Promise<void>;
  fallback: string;
  onRefused?: (thrown: unknown) => void;
}

/** The specified sentences of a first sending that failed. */
const SEND_FAILED: Readonly<Record<Channel, string>> = {
  email: MESSAGES.otpSendFailed,
  phone: MESSAGES.smsSendFailed,
};

/** No code that was sent until now is accepted any more. */
const isSpent = (thrown: unknown) =>
  isApiError(thrown) && (thrown.code === 'code-locked' || thrown.code === 'code-expired');

export function CodeStep({ user, channel, where, sent, verify, fallback, onRefused }: CodeStepProps) {
  const texts = useVerifyTexts();
  const [sendings, setSendings] = useState(0);
  const [spent, setSpent] = useState(false);
  const { data, isPending } = useQuery(codesWaiting(user.id, channel));
  const none = sendings === 0 && data?.[channel] === null;
  return (
    <>
      <p className="wrap-anywhere">{none ? texts.askForCode(where) : sent}</p>
      {/* A new code clears the typed one and its error. */}
      {!none && (
        <CodeForm
          key={sendings}
          verify={verify}
          fallback={fallback}
          onRefused={(thrown) => {
            setSpent(isSpent(thrown));
            onRefused?.(thrown);
          }}
        />
      )}
      {/* Whether one was sent is a convenience: without the answer the first press says so. */}
      {isPending ? (
        <div className="h-12" />
      ) : (
        <SendCode
          send={() => sendCode(user.id, channel)}
          failed={SEND_FAILED[channel]}
          where={where}
          wait={data?.[channel] ?? null}
          look={none ? 'first' : spent ? 'needed' : 'again'}
          onSent={() => {
            setSendings(sendings + 1);
            setSpent(false);
          }}
          onRefused={onRefused}
        />
      )}
      <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-1 text-muted">
        {texts.wrong[channel]}
        <AppLink
          to={PATHS.settings}
          className="inline-flex min-h-12 items-center font-semibold text-accent underline underline-offset-4"
        >
          {texts.change}
        </AppLink>
      </p>
    </>
  );
}
