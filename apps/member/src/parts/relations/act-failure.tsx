import { isLost } from '@kalyanam/web/api-error';
import { FailureNotice } from '../../ui/form/failure-notice';
import { useFailure } from '../../ui/texts/sentences';
import { useInterestTexts } from './interest.en';

/** Why an act on an interest failed; without an answer it says that nothing was changed. */
export function useActFailure() {
  const { notSent } = useInterestTexts();
  const failure = useFailure();
  return (thrown: unknown): string => (isLost(thrown) ? notSent : failure(thrown));
}

export function ActFailure({ failed }: { failed: unknown }) {
  const failure = useActFailure();
  return <FailureNotice failed={failed}>{failure(failed)}</FailureNotice>;
}
