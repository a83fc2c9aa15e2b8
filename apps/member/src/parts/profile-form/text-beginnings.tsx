import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldWith } from '@kalyanam/shared/topics/profile/fields';
import { Icon } from '../../ui/icon';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';
import { useTextBeginningTexts, type TextBeginning } from './text-beginnings.en';

export type BegunField = FieldWith<{ kind: 'long-text' }>;

/** A text of this length has found its way. */
const ENOUGH = 160;

/** Beginnings of a sentence for those who do not know how to begin; each on a line of its own, and a second press takes it back. */
export function TextBeginnings({ field, own }: { field: BegunField; own: boolean }) {
  const texts = useTextBeginningTexts();
  const { control, getValues, setValue, setFocus } = useFormContext<ProfileValues>();
  const text = useWatch({ control, name: field });
  const [needed] = useState(() => text.length < ENOUGH);
  if (!needed) return null;

  const put = (next: string) => {
    setValue(field, next, { shouldDirty: true, shouldTouch: true });
    setFocus(field);
  };
  const beginnings: readonly TextBeginning[] = Object.values(texts[own ? 'own' : 'others'][field]);
  const press = ({ words }: TextBeginning) => {
    const now = getValues(field);
    if (now.endsWith(words)) return put(now.slice(0, -words.length).trimEnd());
    // A beginning that was not gone on with makes no sentence together with another.
    const unfinished = beginnings.find((other) => now.trimEnd().endsWith(other.words.trimEnd()));
    const before = (unfinished ? now.trimEnd().slice(0, -unfinished.words.trimEnd().length) : now).trimEnd();
    put(before === '' ? words : `${before}\n${words}`);
  };

  return (
    // Its place stays: nothing moves while someone types.
    <div className={`mb-2 ${text.length < ENOUGH ? '' : 'invisible'}`}>
      <ul aria-label={texts.label} className="flex flex-wrap gap-2">
        {beginnings.map((beginning) => (
          <li key={beginning.chip}>
            <Chip beginning={beginning} text={text} onPress={() => press(beginning)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({
  beginning: { chip, words },
  text,
  onPress,
}: {
  beginning: TextBeginning;
  text: string;
  onPress: () => void;
}) {
  const texts = useTextBeginningTexts();
  const justPut = text.endsWith(words);
  const used = !justPut && text.includes(words);
  return (
    <button
      type="button"
      aria-label={justPut ? texts.undo(chip) : texts.begin(chip)}
      disabled={used}
      onClick={onPress}
      className="inline-flex min-h-12 items-center gap-1.5 rounded-full border border-edge bg-paper px-3.5 text-small text-accent transition-colors duration-150 hover:bg-well disabled:border-line disabled:text-muted"
    >
      <Icon name={justPut ? 'close' : used ? 'check' : 'plus'} className="size-4" />
      {chip}
    </button>
  );
}
