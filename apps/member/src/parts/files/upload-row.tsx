import { useDocumentTexts } from '../documents/documents.en';
import { FilePreview } from './file-preview';
import type { UploadItem } from './upload-item';
import { UploadButtons, UploadStatus, type UploadActs } from './upload-status';

interface UploadRowProps extends UploadActs {
  item: UploadItem;
}

export function UploadRow({ item, ...acts }: UploadRowProps) {
  const { kinds } = useDocumentTexts();
  const name = item.kind === 'photo' ? item.file.name : `${kinds[item.kind]}: ${item.file.name}`;
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-2">
        <FilePreview
          file={item.file}
          alt=""
          className="size-12 shrink-0 rounded-control border border-line object-cover"
        />
        <span className="min-w-0 grow basis-0 truncate font-semibold">{name}</span>
        <UploadButtons item={item} name={name} cancelLook="quiet" {...acts} />
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
