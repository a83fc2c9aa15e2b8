import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';
import { atOnce, late } from '../../shell/late';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/text-field';
import { useProfileFormTexts } from './profile-form.en';
import type { ControlProps } from './field-controls';
import { LookTwiceAt, useFormField } from './use-field';

const useDictionary = late(() => import('@kalyanam/shared/topics/speech/telugu-name'), atOnce);

/**
 * The name as readers of Telugu see it. As long as it is what was suggested for the name, it follows the name; what its
 * owner wrote stays, with the suggestion beside it.
 */
export function TeluguNameControl({ field, own, brief, ...props }: ControlProps) {
  const texts = useProfileFormTexts();
  const { control, setValue, setFocus } = useFormContext<ProfileValues>();
  const input = useFormField(field)(field);
  const name = useWatch({ control, name: 'name' });
  const written = useWatch({ control, name: 'nameTe' });
  const dictionary = useDictionary(name !== '');
  const suggested = dictionary?.teluguName(name) ?? '';
  const before = useRef(name);
  const [changes, setChanges] = useState(false);

  useEffect(() => {
    if (!dictionary || before.current === name) return;
    const follows = written === (dictionary.teluguName(before.current) ?? '');
    before.current = name;
    if (follows) setValue('nameTe', suggested);
  }, [dictionary, name, suggested, written, setValue]);

  const take = () => {
    setValue('nameTe', suggested, { shouldDirty: true, shouldValidate: true });
    setFocus('nameTe');
  };
  const change = () => {
    setChanges(true);
    setTimeout(() => setFocus('nameTe'));
  };
  if (brief && !changes && !input.error && written === suggested)
    return name.trim() === '' ? null : (
      <p className="-mt-3 flex flex-wrap items-center gap-x-2 text-small text-muted">
        {texts.inTelugu}
        {suggested !== '' && (
          <span lang="te" className="font-semibold wrap-anywhere text-ink">
            {suggested}
          </span>
        )}
        <Button look="quiet" className="text-small" onClick={change}>
          {suggested === '' ? texts.write : texts.change}
        </Button>
      </p>
    );
  return (
    <div>
      <LookTwiceAt path="nameTe">
        <TextField {...props} {...input} lang="te" autoComplete="off" spellCheck={false} />
      </LookTwiceAt>
      {suggested !== '' && suggested !== written && (
        <button
          type="button"
          onClick={take}
          className="mt-2 inline-flex min-h-12 max-w-full items-center rounded-3xl border border-edge bg-paper px-3.5 py-2 text-start text-small wrap-anywhere text-accent hover:bg-well"
        >
          {texts.writeAs(suggested)}
        </button>
      )}
    </div>
  );
}
