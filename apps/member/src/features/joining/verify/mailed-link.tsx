import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLost } from '@kalyanam/web/api-error';
import { online } from '@kalyanam/web/online';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Notice } from '../../../ui/notice';
import { useFailure } from '../../../ui/texts/sentences';
import { verifyEmail } from './verify.queries';
import { useVerifyTexts } from './verify.en';

/** Redeems the token of a mailed link, once there is a network, and takes it out of the address. */
export function MailedLink() {
  const texts = useVerifyTexts();
  const failure = useFailure();
  const [params, setParams] = useSearchParams();
  const redeemed = useRef<string>(undefined);
  const { mutate, isPending, error } = useMutation({ mutationFn: verifyEmail });
  const token = params.get('token');

  useEffect(() => {
    if (!token || redeemed.current) return;
    redeemed.current = token;
    mutate(token);
    setParams({}, { replace: true });
  }, [token, mutate, setParams]);

  const unanswered = isLost(error);
  useEffect(() => {
    if (!unanswered) return;
    return online.subscribe(() => {
      if (online.get() && redeemed.current) mutate(redeemed.current);
    });
  }, [unanswered, mutate]);

  if (isPending) return <Notice>{texts.linkChecking}</Notice>;
  return <FailureNotice failed={error}>{failure(error, MESSAGES.emailVerificationFailed)}</FailureNotice>;
}
