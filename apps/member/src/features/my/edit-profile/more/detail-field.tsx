import { useFormContext, useWatch } from 'react-hook-form';
import { detailSpec, type DetailName } from '@kalyanam/shared/topics/profile/details';
import { PREFER_NOT, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { useDetailWords } from '../../../../parts/details/words';
import { LookTwiceAt, useFormField } from '../../../../parts/profile-form/use-field';
import { Button } from '../../../../ui/button';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { ChoicesGroup } from '../../../../ui/form/choices-group';
import { SelectField } from '../../../../ui/form/select-field';
import { TextField } from '../../../../ui/form/text-field';
import type { DetailValues } from './detail-values';
import { useMoreTexts } from './more-details.en';
import { SeenBy } from './seen-by';

/** More choices than this are a list to open. */
const AT_A_GLANCE = 8;
const COUNTS: readonly Option[] = Array.from({ length: 10 }, (_, count) => ({
  value: String(count),
  label: String(count),
}));

interface DetailFieldProps {
  detail: DetailName;
  /** The question above says the same as its label. */
  alone?: boolean;
}

/** One detail, filled in as its kind is. */
export function DetailField({ detail, alone = false }: DetailFieldProps) {
  const { labels, optionsOf } = useDetailWords();
  const { defaultValues } = useFormContext<DetailValues>().formState;
  const input = useFormField<DetailValues>(detail)(detail);
  const { kind, max } = detailSpec(detail);
  const field = { ...input, label: labels.details[detail], hint: <SeenBy detail={detail} /> };
  const options = withKept(optionsOf(detail), defaultValues?.[detail]);
  if (kind === 'choices') return <ChoicesGroup {...field} labelUnseen={alone} options={options} />;
  if (kind === 'choice' && options.length > AT_A_GLANCE) return <SelectField {...field} options={options} />;
  if (kind === 'choice' || kind === 'number')
    return (
      <div>
        <ChoiceGroup {...field} labelUnseen={alone} options={kind === 'number' ? COUNTS : options} />
        <Withdrawn detail={detail} options={options} />
      </div>
    );
  return (
    <LookTwiceAt path={detail}>
      <TextField {...field} maxLength={max} autoComplete="off" />
    </LookTwiceAt>
  );
}

function Withdrawn({ detail, options }: { detail: DetailName; options: readonly Option[] }) {
  const { control, setValue } = useFormContext<DetailValues>();
  const value = useWatch({ control, name: detail });
  if (!value || options.some((option) => option.value === PREFER_NOT)) return null;
  return <RatherNot onPress={() => setValue(detail, '', { shouldDirty: true, shouldTouch: true })} />;
}

/** Takes an answer back, where the choices have no word for that: never the loudest of them. */
export function RatherNot({ onPress }: { onPress: () => void }) {
  const { ratherNot } = useMoreTexts();
  return (
    <Button look="quiet" className="-ml-3 text-muted" onClick={onPress}>
      {ratherNot}
    </Button>
  );
}

type Kept = string | readonly (string | undefined)[] | undefined;

/** The offered words, and those kept that have left their list since, each as it is. */
export const withKept = (options: readonly Option[], kept: Kept): Option[] => [
  ...options,
  ...[kept]
    .flat()
    .flatMap((word) => (word && options.every(({ value }) => value !== word) ? [{ value: word, label: word }] : [])),
];
