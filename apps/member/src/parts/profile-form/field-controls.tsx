import { useFormContext, useWatch } from 'react-hook-form';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { ageOn, isCalendarDate } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { listedFrom } from '@kalyanam/shared/topics/profile/marriage-age';
import type { FieldKind } from '@kalyanam/shared/topics/profile/field-spec';
import type { FieldName } from '@kalyanam/shared/topics/profile/fields';
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { HEIGHTS } from '@kalyanam/shared/base/vocabulary/height';
import { PREFER_NOT } from '@kalyanam/shared/base/vocabulary/option';
import type { ComponentType, ReactNode } from 'react';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { DateField } from '../../ui/form/date-field';
import { LongTextField } from '../../ui/form/long-text-field';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useProfileWords } from '../../ui/texts/profile';
import { GothraLine, SubcasteLine } from './late-parts';
import type { ProfileValues } from '@kalyanam/web/form/profile-values';
import { useProfileFormTexts } from './profile-form.en';
import { TextBeginnings, type BegunField } from './text-beginnings';
import { LookTwiceAt, useControlledField, useFormField } from './use-field';

export interface ControlProps {
  field: FieldName;
  label: string;
  hint: ReactNode;
  optional: boolean;
  /** The candidates themselves fill it in. */
  own: boolean;
  brief: boolean;
}

/** More choices than this are a list to open, not buttons to look over. */
const AT_A_GLANCE = 12;

function ChoiceControl({ field, own, brief, ...props }: ControlProps) {
  const { notGiven } = useCommonTexts();
  const { choicesOf } = useProfileWords();
  const input = useFormField(field)(field);
  const options = choicesOf(field as ChoiceName);
  if (options.length > AT_A_GLANCE) return <SelectField {...props} {...input} options={options} />;
  /** An optional choice may also be cleared. */
  const noAnswer = props.optional && !options.some(({ value }) => value === PREFER_NOT);
  return (
    <ChoiceGroup
      {...props}
      {...input}
      table
      options={noAnswer ? [...options, { value: '', label: notGiven }] : options}
    />
  );
}

/** Steps of one scale: a list to open is quicker to look over than seven buttons. */
export function IncomeControl({ field, own, brief, ...props }: ControlProps) {
  const { choicesOf } = useProfileWords();
  const input = useFormField(field)(field);
  return <SelectField {...props} {...input} options={choicesOf(field as ChoiceName)} />;
}

/** A small, optional field at the end of the form. */
export const QuietChoice = (props: ControlProps) => (
  <div className="max-w-60 text-small">
    <IncomeControl {...props} />
  </div>
);

function TextControl({ field, own, brief, ...props }: ControlProps) {
  const input = useFormField(field)(field);
  return (
    <LookTwiceAt path={field}>
      <TextField {...props} {...input} />
    </LookTwiceAt>
  );
}

export function SubcasteControl({ field, own, brief, ...props }: ControlProps) {
  const control = useControlledField(field);
  return (
    <LookTwiceAt path={field}>
      <SubcasteLine {...props} {...control} />
    </LookTwiceAt>
  );
}

export function GothraControl({ field, own, brief, ...props }: ControlProps) {
  const control = useControlledField(field);
  return (
    <LookTwiceAt path={field}>
      <GothraLine {...props} {...control} />
    </LookTwiceAt>
  );
}

function LongTextControl({ field, own, brief, ...props }: ControlProps) {
  const { control } = useFormContext<ProfileValues>();
  const { length } = useWatch({ control, name: field }) as string;
  const input = useFormField(field)(field);
  const beginnings = <TextBeginnings field={field as BegunField} own={own} />;
  return (
    <LookTwiceAt path={field}>
      <LongTextField {...props} {...input} length={length} help={beginnings} />
    </LookTwiceAt>
  );
}

/** Anyone younger than that cannot register at all. */
const isGrown = (dob: string): boolean => isCalendarDate(dob) && ageOn(dob, new Date()) >= LIMITS.age.min;

/** R102: a candidate who is too young to be listed reads from which day others find the profile. */
function DateControl({ field, own, brief, hint, ...props }: ControlProps) {
  const control = useControlledField(field);
  const texts = useProfileFormTexts();
  const language = useLanguage();
  const { control: form } = useFormContext<ProfileValues>();
  const gender = useWatch({ control: form, name: 'gender' }) as Gender | '';
  const from = gender && isGrown(control.value) ? listedFrom({ gender, dob: control.value }, new Date()) : null;
  return (
    <>
      <DateField {...props} {...control} hint={hint} />
      <p role="status" className="text-small empty:hidden">
        {from && !control.error && texts.listedFrom(LIMITS.marriageAge.male, formatDay(from, language))}
      </p>
    </>
  );
}

function HeightControl({ field, own, brief, ...props }: ControlProps) {
  const input = useFormField(field)(field);
  return <SelectField {...props} {...input} options={HEIGHTS} />;
}

export function NameControl({ field, own, brief, ...props }: ControlProps) {
  const input = useFormField(field)(field);
  return (
    <LookTwiceAt path={field}>
      <TextField {...props} {...input} autoComplete="name" autoCapitalize="words" />
    </LookTwiceAt>
  );
}

/** How a field of each kind is filled in, unless it has a control of its own. */
export const KINDS: Readonly<Record<Exclude<FieldKind, 'place'>, ComponentType<ControlProps>>> = {
  choice: ChoiceControl,
  text: TextControl,
  'long-text': LongTextControl,
  date: DateControl,
  height: HeightControl,
};
