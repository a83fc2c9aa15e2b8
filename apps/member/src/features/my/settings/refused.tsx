import { isApiError } from '@kalyanam/web/api-error';
import { Notice } from '../../../ui/notice';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useFailure } from '../../../ui/texts/sentences';

/** Why nothing was changed; the typed text stays in its form. */
export function Refused({ error }: { error: unknown }) {
  const common = useCommonTexts();
  const failure = useFailure();
  if (error === null) return null;
  const offline = isApiError(error) && error.status === 0;
  return (
    <Notice look="danger" alert>
      {offline ? common.offline : failure(error)}
    </Notice>
  );
}
