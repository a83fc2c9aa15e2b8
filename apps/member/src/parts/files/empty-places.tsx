import { LIMITS } from '@kalyanam/shared/base/limits';
import type { ControlAttributes } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { useFileTexts } from './files.en';
import { pickedFiles } from './picked-files';

const PLACE =
  'relative grid aspect-4/5 cursor-pointer place-content-center justify-items-center gap-1 rounded-card border-2 border-dashed border-edge p-1 text-center text-small leading-tight text-accent hover:bg-well has-disabled:cursor-progress has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';

interface EmptyPlacesProps {
  control: ControlAttributes;
  /** How many photos there are already. */
  taken: number;
  /** While what was picked last is being prepared, no more is taken. */
  busy?: boolean;
  onPick: (files: File[]) => void;
}

/** The places that are still free, as items of a list: all of them open the same picker, which only the first one names. */
export function EmptyPlaces({ control, taken, busy = false, onPick }: EmptyPlacesProps) {
  const texts = useFileTexts();
  return Array.from({ length: LIMITS.photos - taken }, (_, index) => (
    <li key={index} aria-hidden={index > 0 || undefined}>
      <label htmlFor={control.id} className={PLACE}>
        {index === 0 && (
          <input
            {...control}
            type="file"
            accept={LIMITS.fileTypes.join(',')}
            multiple
            disabled={busy}
            onChange={({ target }) => onPick(pickedFiles(target))}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        )}
        <Icon name={taken + index === 0 ? 'camera' : 'plus'} />
        <span>{index === 0 && busy ? texts.preparing : taken + index === 0 ? texts.mainPhoto : ''}</span>
      </label>
    </li>
  ));
}

/** What makes a photo that families like to look at. */
export function PhotoTips() {
  const { photoTips } = useFileTexts();
  return (
    <ul className="mt-2 list-disc pl-5 text-small text-muted">
      {Object.values(photoTips).map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
}
