import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@kalyanam/web/api-error';
import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useFailure } from '../../ui/texts/sentences';
import { useCooldown } from '../../ui/use-cooldown';
import { sendCode, type Channel } from './verify.queries';
import { useVerifyTexts } from './verify.en';

interface SendCodeProps {
  userId: string;
  channel: Channel;
  where: string;
  /** A code is on its way already: seconds until the next may be asked for. */
  wait: number | null;
  onSent: () => void;
  onRefused?: (thrown: unknown) => void;
}

/** The server refuses because a code is on its way already. */
const isEarly = (thrown: unknown) => isApiError(thrown) && thrown.code === 'otp-send-failed';

/** The specified sentences of a first sending that failed. */
const SEND_FAILED: Readonly<Record<Channel, string>> = {
  email: MESSAGES.otpSendFailed,
  phone: MESSAGES.smsSendFailed,
};

/** Sends a code, and again after the cooldown that the server names. */
export function SendCode({ userId, channel, where, wait, onSent, onRefused }: SendCodeProps) {
  const texts = useVerifyTexts();
  const failure = useFailure();
  const cooldown = useCooldown(wait ?? 0);
  const [sentOnce, setSentOnce] = useState(wait !== null);
  const sending = useMutation({
    mutationFn: () => sendCode(userId, channel),
    onSuccess: ({ resendAfter }) => {
      setSentOnce(true);
      onSent();
      cooldown.start(resendAfter || LIMITS.resendSeconds);
    },
    onError: (thrown) => {
      onRefused?.(thrown);
      if (isEarly(thrown)) setSentOnce(true);
      if (isApiError(thrown) && thrown.retryAfter) cooldown.start(thrown.retryAfter);
    },
  });
  const early = isEarly(sending.error);
  const words = cooldown.left > 0 ? texts.resendIn(cooldown.left) : sentOnce ? texts.resend : texts.send;
  return (
    <div className="grid gap-3">
      <Button
        look="secondary"
        busy={sending.isPending}
        disabled={cooldown.left > 0}
        onClick={() => sending.mutate()}
        className="justify-self-start tabular-nums"
      >
        {sending.isPending ? texts.sending : words}
      </Button>
      <div role="status">{sending.isSuccess && <Notice look="leaf">{texts.sent(where)}</Notice>}</div>
      {sending.isError && (
        <Notice look={early ? 'amber' : 'danger'} alert>
          {early
            ? texts.sentRecently
            : failure(sending.error, sentOnce ? MESSAGES.otpResendFailed : SEND_FAILED[channel])}
        </Notice>
      )}
    </div>
  );
}
