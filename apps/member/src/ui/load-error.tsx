import { isApiError } from '@kalyanam/web/api-error';
import { Button } from './button';
import { useCommonTexts } from './texts/common.en';
import { useLoadFailure } from './texts/sentences';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** The content being loaded, as the specification words its failure. */
  title?: string;
}

/** R33: something did not load; what happened, and a way to try again. */
export function LoadError({ error, onRetry, title }: LoadErrorProps) {
  const common = useCommonTexts();
  const reason = useLoadFailure()(error);
  // Trying again would change nothing: it is another's to do, or not there.
  const isFinal = isApiError(error) && (error.code === 'desk-not-yours' || error.status === 404);
  const id = isApiError(error) ? error.requestId : null;
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-center gap-3 py-12 text-center">
      <h2 className="text-2xl">{isFinal ? reason : (title ?? common.loadFailed)}</h2>
      {!isFinal && (
        <>
          {reason && <p>{reason}</p>}
          {id && <p className="text-small text-muted">{common.reference(id)}</p>}
          <Button onClick={onRetry} className="mt-2">
            {common.retry}
          </Button>
        </>
      )}
    </div>
  );
}
