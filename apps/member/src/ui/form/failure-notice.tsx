import type { ReactNode } from 'react';
import { Notice } from '../notice';
import { useFailure } from '../texts/sentences';
import { useWhileAway } from './use-while-away';

interface FailureNoticeProps {
  failed: unknown;
  title?: string;
  /** In place of what the failure itself says. */
  children?: ReactNode;
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
