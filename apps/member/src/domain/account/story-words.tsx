import { STORY_LENGTH } from '@kalyanam/shared/marriages/marriages';
import { LongTextField } from '../../ui/form/long-text-field';
import { LookTwice } from '../look-twice/look-twice';
import { useMarriageTexts } from './marriage.en';

interface StoryWordsProps {
  value: string;
  onWrite: (text: string) => void;
  optional?: boolean;
}

/** C16: what both families would tell others. */
export function StoryWords({ value, onWrite, optional = false }: StoryWordsProps) {
  const texts = useMarriageTexts();
  return (
    <LookTwice text={value}>
      <LongTextField
        label={texts.words}
        optional={optional}
        length={value.length}
        most={STORY_LENGTH}
        maxLength={STORY_LENGTH}
        value={value}
        onChange={({ target }) => onWrite(target.value)}
      />
    </LookTwice>
  );
}
