import { Notice } from '../notice';
import { useFailure } from '../texts/sentences';

/** Why a form was not sent, where no field of it says so. */
export function FailureNotice({ failed }: { failed: unknown }) {
  const failure = useFailure();
  if (failed === null) return null;
  return (
    <Notice look="danger" alert>
      {failure(failed)}
    </Notice>
  );
}
