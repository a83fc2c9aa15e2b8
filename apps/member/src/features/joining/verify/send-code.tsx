import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, isRefused } from '@kalyanam/web/api-error';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { useFailure } from '../../../ui/texts/sentences';
import { useCooldown } from '../../../ui/use-cooldown';
import { useVerifyTexts } from './verify.en';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface SendCodeProps {
  send: () => Promise<{ resendAfter: number }>;
  /** The specified sentence of a first sending that failed. */
  failed: string;
  where: string;
  /** A code is on its way already: seconds until the next may be asked for. */
  wait: number | null;
  /** Nothing was sent yet; the last code is of no use any more; or it has simply not arrived. */
  look: 'first' | 'needed' | 'again';
  onSent: () => void;
  onRefused: ((thrown: unknown) => void) | undefined;
}

/** The server refuses because a code is on its way already. */
const isEarly = (thrown: unknown) => isRefused(thrown, 'otp-send-failed');

/** Sends a code, and again after the cooldown that the server names. */
export function SendCode({ send, failed, where, wait, look, onSent, onRefused }: SendCodeProps) {
  const texts = useVerifyTexts();
  const common = useCommonTexts();
  const failure = useFailure();
  const cooldown = useCooldown(wait ?? 0);
  const [sentOnce, setSentOnce] = useState(wait !== null);
  const sending = useMutation({
    mutationFn: send,
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
  const waits = cooldown.left > 0;
  const press = {
    'aria-disabled': waits || sending.isPending,
    onClick: waits || sending.isPending ? undefined : () => sending.mutate(),
  };
  const words = sending.isPending
    ? common.sending
    : waits
      ? texts.resendIn(cooldown.left)
      : sentOnce
        ? texts.resend
        : texts.send;
  return (
    <div className="grid gap-3">
      {look === 'again' ? (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {texts.notThere}
          <button
            type="button"
            {...press}
            className={`min-h-12 tabular-nums ${waits ? 'cursor-default' : 'font-semibold text-accent underline underline-offset-4'}`}
          >
            {words}
          </button>
        </p>
      ) : (
        <Button
          look={look === 'first' ? 'primary' : 'secondary'}
          {...press}
          className="tabular-nums sm:justify-self-start"
        >
          {words}
        </Button>
      )}
      <div role="status" className="empty:-mt-3">
        {sending.isSuccess && (
          <p className="flex items-start gap-2 text-leaf">
            <Icon name="check" className="mt-1 size-5" />
            <span className="wrap-anywhere">{texts.sent(where)}</span>
          </p>
        )}
      </div>
      {sending.isError && (
        <Notice look={early ? 'amber' : 'danger'} alert>
          {failure(sending.error, sentOnce ? MESSAGES.otpResendFailed : failed)}
        </Notice>
      )}
    </div>
  );
}
