import type { StoryPhoto } from '@kalyanam/shared/contracts/marriages';
import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { useMarriageTexts } from '../../../parts/account/marriage.en';
import { Photo } from '../../../ui/photo';

interface StoryPhotoProps {
  offered: StoryPhoto | null;
  own: readonly PhotoView[];
  /** The id of the photo; empty for none. */
  value: string;
  onChoose: (photoId: string) => void;
}

const CHOICE =
  'grid cursor-pointer content-start gap-1 rounded-control border-2 border-line p-1 text-center text-small ' +
  'has-checked:border-kumkum has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric-ink';

/** The one that the other family has chosen, and one's own: what both choose is shown. */
export function StoryPhotoChoice({ offered, own, value, onChoose }: StoryPhotoProps) {
  const texts = useMarriageTexts();
  const theirs = offered && !offered.own ? offered : null;
  const choices = [
    ...(theirs ? [{ photo: theirs, label: texts.theirPhoto }] : []),
    ...own.map((photo, index) => ({ photo, label: texts.ownPhoto(index + 1) })),
  ];
  if (choices.length === 0) return null;
  const radio = (id: string) => (
    <input type="radio" name="photo" checked={value === id} onChange={() => onChoose(id)} className="sr-only" />
  );
  return (
    <fieldset className="grid gap-2" aria-describedby="story-photo-hint">
      <legend className="mb-1.5 font-semibold">{texts.photo}</legend>
      <p id="story-photo-hint" className="text-small text-muted">
        {texts.photoHint}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        <label className={`${CHOICE} min-h-12 content-center`}>
          {radio('')}
          {texts.noPhoto}
        </label>
        {choices.map(({ photo, label }) => (
          <label key={photo.id} className={CHOICE}>
            {radio(photo.id)}
            <span className="aspect-4/5 overflow-hidden rounded-control">
              <Photo photo={photo} size="thumb" name={label} alt="" />
            </span>
            {label}
          </label>
        ))}
      </div>
      {offered?.mine && !offered.theirs && <p className="text-small">{texts.photoWaits}</p>}
    </fieldset>
  );
}
