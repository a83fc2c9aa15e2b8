import { isApiError } from '@kalyanam/web/api-error';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useAskedBeforeUnload } from '../../../ui/use-asked-before-unload';
import { useRegisterTexts } from './register.en';
import { UploadRow } from '../../../parts/files/upload-row';
import type { useUploads } from '../../../parts/files/use-uploads';

interface UploadPanelProps {
  uploads: ReturnType<typeof useUploads>;
  onContinue: () => void;
}

/** The account exists already; here its files follow. */
export function UploadPanel({ uploads, onContinue }: UploadPanelProps) {
  const texts = useRegisterTexts();
  const ended = uploads.items.some(({ error }) => isApiError(error) && error.status === 401);
  useAskedBeforeUnload(() => uploads.busy);
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{texts.uploadTitle}</h2>
      <p className="text-muted">{texts.uploadLead}</p>
      <ul className="grid gap-3">
        {uploads.items.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            onRetry={() => uploads.retry(item)}
            onCancel={() => uploads.cancel(item)}
            onChoose={(picked) => uploads.choose(item, picked)}
          />
        ))}
      </ul>
      {!uploads.busy && !uploads.complete && (
        <div>
          {ended && (
            <div className="mb-4">
              <Notice alert>{texts.uploadEnded}</Notice>
            </div>
          )}
          <Button look={ended ? 'primary' : 'secondary'} onClick={onContinue}>
            {texts.continueWithout}
          </Button>
          <p className="mt-2 text-small text-muted">{texts.addLater}</p>
        </div>
      )}
    </section>
  );
}
