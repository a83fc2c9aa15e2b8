import type { FamilyNumberView } from '@kalyanam/shared/contracts/calls';
import { useDetailWords } from '../../../parts/details/words';
import { useSessionUser } from '../../../session/session';
import { SelectField } from '../../../ui/form/select-field';
import { useCallTexts } from './call.en';

interface NumberFieldProps {
  numbers: readonly FamilyNumberView[];
  /** The seat of the family member; empty: the candidate. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Who will answer the phone: the candidate, or a family member who has agreed to it. */
export function NumberField({ numbers, value, error, onChange }: NumberFieldProps) {
  const texts = useCallTexts();
  const { listed } = useDetailWords();
  const acting = useSessionUser()?.acting?.name;
  const own = acting === undefined ? texts.numberMine : texts.numberOf(acting);
  return (
    <SelectField
      label={texts.label}
      hint={texts.labelHint}
      emptyLabel={own}
      options={numbers.map(({ id, name, relation }) => ({
        value: id,
        label: `${name} (${listed('deskRelation', relation)})`,
      }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
