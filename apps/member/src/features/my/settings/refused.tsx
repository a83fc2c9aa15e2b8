import { isLost } from '@kalyanam/web/api-error';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useFailure } from '../../../ui/texts/sentences';

/** Why nothing was changed; the typed text stays in its form. */
export function Refused({ error }: { error: unknown }) {
  const common = useCommonTexts();
  const failure = useFailure();
  const offline = isLost(error);
  return <FailureNotice failed={error}>{offline ? common.offline : failure(error)}</FailureNotice>;
}
