import { MESSAGES } from '@kalyanam/shared/messages';
import { useFailure } from '../../ui/texts/sentences';
import { useFileTexts } from './files.en';
import type { UploadItem } from './upload-item';

/** How far one upload is, or why it failed. */
export function UploadStatus({ item: { state, share, error } }: { item: UploadItem }) {
  const texts = useFileTexts();
  const failure = useFailure();
  const words = {
    waiting: texts.waiting,
    sending: texts.sending(Math.round(share * 100)),
    sent: texts.sent,
    cancelled: texts.cancelled,
    failed: failure(error, MESSAGES.uploadFailed),
  };
  return (
    <p
      role={state === 'failed' ? 'alert' : undefined}
      className={`text-small wrap-anywhere ${state === 'failed' ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {words[state]}
    </p>
  );
}
