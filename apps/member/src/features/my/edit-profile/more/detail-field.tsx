import { useFormContext } from 'react-hook-form';
import { detailSpec, type DetailName } from '@kalyanam/shared/topics/profile/details';
import { useDetailWords } from '../../../../parts/details/words';
import { LookTwiceAt, useFormField } from '../../../../parts/profile-form/use-field';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { ChoicesGroup } from '../../../../ui/form/choices-group';
import { SelectField } from '../../../../ui/form/select-field';
import { TextField } from '../../../../ui/form/text-field';
import { PREFER_NOT, type Option } from '@kalyanam/shared/base/vocabulary/option';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import type { DetailValues } from './detail-values';
import { SeenBy } from './seen-by';

/** More choices than this, or longer ones, are a list to open. */
const AT_A_GLANCE = 4;

interface DetailFieldProps {
  detail: DetailName;
  label?: string;
}

/** One detail, filled in as its kind is. */
export function DetailField({ detail, label }: DetailFieldProps) {
  const { labels, optionsOf } = useDetailWords();
  const { notGiven } = useCommonTexts();
  const { defaultValues } = useFormContext<DetailValues>().formState;
  const input = useFormField<DetailValues>(detail)(detail);
  const { kind, max } = detailSpec(detail);
  const field = { ...input, label: label ?? labels.details[detail], hint: <SeenBy detail={detail} /> };
  const offered = optionsOf(detail);
  const options = withKept(offered, defaultValues?.[detail]);
  if (kind === 'choices') return <ChoicesGroup {...field} options={options} />;
  if (kind === 'choice') {
    if (offered.length > AT_A_GLANCE) return <SelectField {...field} emptyLabel={notGiven} options={options} />;
    const withdraws = options.some(({ value }) => value === PREFER_NOT);
    return <ChoiceGroup {...field} options={withdraws ? options : [...options, { value: '', label: notGiven }]} />;
  }
  if (kind === 'number')
    return (
      <SelectField
        {...field}
        emptyLabel={notGiven}
        options={Array.from({ length: 10 }, (_, count) => ({ value: String(count), label: String(count) }))}
      />
    );
  return (
    <LookTwiceAt path={detail}>
      <TextField {...field} maxLength={max} autoComplete="off" />
    </LookTwiceAt>
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
