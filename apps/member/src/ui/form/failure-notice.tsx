import { isLost } from '@kalyanam/web/api-error';
import { useOnline } from '@kalyanam/web/online';
import { useState, type ReactNode } from 'react';
import { Notice } from '../notice';
import { useFailure } from '../texts/sentences';

interface FailureNoticeProps {
  failed: unknown;
  title?: string;
  /** In place of what the failure itself says. */
  children?: ReactNode;
}

/** A failure for as long as it is one: what only a lost network has caused is over when that is back. */
export function useWhileAway<T>(failed: T): T | null {
  const online = useOnline();
  const [away, setAway] = useState<unknown>(null);
  const unanswered = isLost(failed);
  if (!online && unanswered && away !== failed) setAway(failed);
  return online && unanswered && away === failed ? null : failed;
}

/** Why a form was not sent, where no field of it says so. */
export function FailureNotice({ failed, title, children }: FailureNoticeProps) {
  const failure = useFailure();
  const lasting = useWhileAway(failed);
  if (lasting === null || lasting === undefined) return null;
  return (
    <Notice look="danger" alert {...(title !== undefined && { title })}>
      {children ?? failure(lasting)}
    </Notice>
  );
}
