import { KUJA_STATEMENTS, STARS, type KujaStatement } from '@kalyanam/shared/base/domain/stars';
import type { FieldErrors } from '@kalyanam/shared/base/errors';
import { HOROSCOPE_LIMITS } from '@kalyanam/shared/topics/stars/horoscope';
import { PADAS_OF_STAR, rasiOf } from '@kalyanam/shared/topics/stars/star';
import { useStarTexts } from '../../../../../parts/stars/stars';
import { ChoiceGroup } from '../../../../../ui/form/choice-group';
import { SelectField } from '../../../../../ui/form/select-field';
import { TextField } from '../../../../../ui/form/text-field';
import { RatherNot } from '../detail-field';
import type { Draft } from './draft';

interface StarFieldsProps {
  draft: Draft;
  errors: FieldErrors;
  onChange: (changes: Partial<Draft>) => void;
}

export function StarFields({ draft, errors, onChange }: StarFieldsProps) {
  const texts = useStarTexts();
  const star = Number(draft.star);
  const padas = Array.from({ length: PADAS_OF_STAR }, (_, place) => place + 1);
  return (
    <>
      <SelectField
        label={texts.star}
        options={STARS.map((name, place) => ({ value: String(place + 1), label: texts.words.stars[name] }))}
        value={draft.star}
        error={errors['star'] ?? errors['source']}
        // Otherwise the pada of another star would be left there.
        onChange={({ target }) => onChange({ star: target.value, computed: false, pada: '' })}
      />
      {draft.star !== '' && (
        <ChoiceGroup
          label={texts.pada}
          name="pada"
          options={padas.map((pada) => ({
            value: String(pada),
            label: texts.padaOf(pada, texts.words.rasis[rasiOf({ star, pada })]),
          }))}
          value={draft.pada}
          error={errors['pada']}
          onChange={({ target }) => onChange({ pada: target.value, computed: false })}
        />
      )}
      <div>
        <ChoiceGroup
          label={texts.kuja}
          name="kuja"
          options={KUJA_STATEMENTS.map((value) => ({ value, label: texts.words.kujaStatement[value] }))}
          value={draft.kuja}
          error={errors['kuja']}
          onChange={({ target }) => onChange({ kuja: target.value as KujaStatement })}
        />
        {draft.kuja !== '' && <RatherNot onPress={() => onChange({ kuja: '' })} />}
      </div>
      <TextField
        label={texts.panchangam}
        optional
        hint={texts.panchangamHint}
        error={errors['panchangam']}
        maxLength={HOROSCOPE_LIMITS.panchangam}
        value={draft.panchangam}
        autoComplete="off"
        onChange={({ target }) => onChange({ panchangam: target.value })}
      />
    </>
  );
}
