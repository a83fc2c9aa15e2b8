import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Button } from '../../ui/button';
import { useFailure, useSentence } from '../../ui/texts/sentences';
import { FileButton } from './file-button';
import { useFileTexts } from './files.en';
import { isStopped, mayRetry, type UploadItem } from './upload-item';
import { useCommonTexts } from '../../ui/texts/common.en';

/** How far one upload is, or why it failed. */
export function UploadStatus({ item: { state, share, error } }: { item: UploadItem }) {
  const texts = useFileTexts();
  const failure = useFailure();
  const say = useSentence();
  const words = {
    waiting: texts.waiting,
    sending: texts.sending(Math.round(share * 100)),
    sent: texts.sent,
    cancelled: texts.cancelled,
    failed: typeof error === 'string' ? say(error) : failure(error, MESSAGES.uploadFailed),
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

export interface UploadActs {
  onRetry: () => void;
  onCancel: () => void;
  onChoose: (picked: File) => void;
}

interface UploadButtonsProps extends UploadActs {
  item: UploadItem;
  name: string;
  cancelLook?: 'quiet' | 'secondary';
}

/** Cancel while a file is on its way; then Retry where that can help, and another file in its place. */
export function UploadButtons({
  item,
  name,
  cancelLook = 'secondary',
  onRetry,
  onCancel,
  onChoose,
}: UploadButtonsProps) {
  const texts = useFileTexts();
  const common = useCommonTexts();
  return (
    <>
      {item.state === 'sending' && (
        <Button look={cancelLook} aria-label={`${common.cancel}: ${name}`} onClick={onCancel}>
          {common.cancel}
        </Button>
      )}
      {isStopped(item) && mayRetry(item) && (
        <Button look="secondary" aria-label={`${common.retry}: ${name}`} onClick={onRetry}>
          {common.retry}
        </Button>
      )}
      {isStopped(item) && (
        <FileButton
          control={{}}
          label={`${texts.chooseAgain}: ${name}`}
          onPick={([picked]) => picked && onChoose(picked)}
        >
          {texts.chooseAgain}
        </FileButton>
      )}
    </>
  );
}
