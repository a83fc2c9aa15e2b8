import { FilePreview } from '../../../parts/files/file-preview';
import { isStopped, type UploadItem } from '../../../parts/files/upload-item';
import { UploadButtons, UploadStatus, type UploadActs } from '../../../parts/files/upload-status';

interface UploadPlaceProps extends UploadActs {
  item: UploadItem;
}

/** A place whose photo is on its way, with its own progress, Cancel and Retry. */
export function UploadPlace({ item, ...acts }: UploadPlaceProps) {
  const { name } = item.file;
  return (
    <li className="grid content-start gap-2">
      <div className="relative aspect-4/5 overflow-hidden rounded-card border border-line bg-well">
        <FilePreview
          file={item.file}
          alt=""
          className={`size-full object-cover ${item.state === 'sent' ? '' : 'opacity-45'}`}
        />
        {!isStopped(item) && (
          <progress
            aria-label={name}
            value={item.share}
            max={1}
            className="absolute inset-x-3 bottom-3 h-2 w-auto overflow-hidden rounded-full accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-turmeric"
          />
        )}
      </div>
      <UploadStatus item={item} />
      <UploadButtons item={item} name={name} {...acts} />
    </li>
  );
}
