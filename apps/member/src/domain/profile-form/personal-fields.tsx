import { Controller, useFormContext } from 'react-hook-form';
import { birthYears } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { DateField } from '../../ui/form/date-field';
import { TextField } from '../../ui/form/text-field';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { useProfileFormTexts } from './profile-form.en';
import type { ProfileValues } from './profile-values';
import type { ReviewNotes } from './review-notes';
import { useFormField } from './use-field';

const YEARS = birthYears(new Date(), { from: LIMITS.age.min, to: LIMITS.age.max });

/** Name, gender, date of birth and marital status. */
export function PersonalFields({ notes = {} }: { notes?: ReviewNotes }) {
  const texts = useProfileFormTexts();
  const { options } = useVocabulary();
  const field = useFormField();
  const { control } = useFormContext<ProfileValues>();
  return (
    <>
      <TextField label={texts.name} hint={notes.name} autoComplete="name" autoCapitalize="words" {...field('name')} />
      <ChoiceGroup label={texts.gender} hint={notes.gender} options={options('gender')} {...field('gender')} />
      <Controller
        control={control}
        name="dob"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <DateField
            label={texts.dob}
            hint={notes.dob ?? texts.dobHint}
            years={YEARS}
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <ChoiceGroup
        label={texts.maritalStatus}
        hint={notes.maritalStatus}
        options={options('maritalStatus')}
        {...field('maritalStatus')}
      />
    </>
  );
}
