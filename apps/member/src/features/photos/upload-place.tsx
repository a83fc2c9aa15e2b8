import { useState } from 'react';
import { useFileTexts } from '../../domain/files/files.en';
import type { UploadItem } from '../../domain/files/upload-item';
import { UploadStatus } from '../../domain/files/upload-status';
import { Button } from '../../ui/button';

interface UploadPlaceProps {
  item: UploadItem;
  onRetry: () => void;
  onCancel: () => void;
}

/** A place whose photo is on its way, with its own progress, Cancel and Retry. */
export function UploadPlace({ item, onRetry, onCancel }: UploadPlaceProps) {
  const texts = useFileTexts();
  const { name } = item.file;
  const [address] = useState(() => URL.createObjectURL(item.file));
  const stopped = item.state === 'failed' || item.state === 'cancelled';
  return (
    <li className="grid content-start gap-2">
      <div className="relative aspect-4/5 overflow-hidden rounded-card border border-line bg-well">
        <img
          src={address}
          alt=""
          onLoad={() => URL.revokeObjectURL(address)}
          className={`size-full object-cover ${item.state === 'sent' ? '' : 'opacity-45'}`}
        />
        {!stopped && (
          <progress
            aria-label={name}
            value={item.share}
            max={1}
            className="absolute inset-x-3 bottom-3 h-2 w-auto overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-turmeric"
          />
        )}
      </div>
      <UploadStatus item={item} />
      {item.state === 'sending' && (
        <Button look="secondary" aria-label={`${texts.cancel}: ${name}`} onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
      {stopped && (
        <Button look="secondary" aria-label={`${texts.retry}: ${name}`} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </li>
  );
}
