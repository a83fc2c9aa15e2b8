import { Button } from '../../ui/button';
import { useDocumentTexts } from '../documents/documents.en';
import { useFileTexts } from './files.en';
import type { UploadItem } from './upload-item';
import { UploadStatus } from './upload-status';

interface UploadRowProps {
  item: UploadItem;
  onRetry: () => void;
  onCancel: () => void;
}

export function UploadRow({ item, onRetry, onCancel }: UploadRowProps) {
  const texts = useFileTexts();
  const { kinds } = useDocumentTexts();
  const name = item.kind === 'photo' ? item.file.name : `${kinds[item.kind]}: ${item.file.name}`;
  const stopped = item.state === 'failed' || item.state === 'cancelled';
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        {item.state === 'sending' && (
          <Button look="quiet" aria-label={`${texts.cancel}: ${name}`} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        {stopped && (
          <Button look="secondary" aria-label={`${texts.retry}: ${name}`} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </div>
      <progress
        aria-label={name}
        value={item.share}
        max={1}
        className="mt-2 h-2 w-full overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-turmeric"
      />
      <UploadStatus item={item} />
    </li>
  );
}
