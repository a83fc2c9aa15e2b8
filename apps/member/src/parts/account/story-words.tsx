import { STORY_LENGTH } from '@kalyanam/shared/topics/marriage/marriages';
import { lazyPart } from '../../shell/lazy-part';
import { LongTextField } from '../../ui/form/long-text-field';
import { useMarriageTexts } from './marriage.en';

const TextMarks = lazyPart(async () => (await import('../look-twice/text-marks')).TextMarks);

interface StoryWordsProps {
  value: string;
  onWrite: (text: string) => void;
  optional?: boolean;
}

/** C16: what both families would tell others. */
export function StoryWords({ value, onWrite, optional = false }: StoryWordsProps) {
  const texts = useMarriageTexts();
  return (
    <div>
      <LongTextField
        label={texts.words}
        optional={optional}
        length={value.length}
        most={STORY_LENGTH}
        maxLength={STORY_LENGTH}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
      <div aria-live="polite">{value.trim() !== '' && <TextMarks text={value} />}</div>
    </div>
  );
}
