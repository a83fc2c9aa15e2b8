import { isApiError } from '@kalyanam/web/api-error';
import { Button } from './button';
import { useCommonTexts } from './texts/common.en';
import { useLoadFailure } from './texts/sentences';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** What was being loaded, as the specification words its failure. */
  title?: string;
}

/** Trying again would change nothing: it is another's to do, or not there. */
const isFinal = (error: unknown) => isApiError(error) && (error.code === 'desk-not-yours' || error.status === 404);

/** R33: something did not load; what happened, and a way to try again. */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const common = useCommonTexts();
  const reason = useLoadFailure()(error);
  const id = isApiError(error) ? error.requestId : null;
  if (isFinal(error))
    return (
      <div role="alert" className="mx-auto max-w-lg py-12 text-center">
        <h2 className="text-2xl">{reason}</h2>
      </div>
    );
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-3 py-12 text-center">
      <h2 className="text-2xl">{title ?? common.loadFailed}</h2>
      {reason && <p>{reason}</p>}
      {id && <p className="text-small text-muted">{common.reference(id)}</p>}
      <Button onClick={onRetry} className="mt-2">
        {common.retry}
      </Button>
    </div>
  );
}
