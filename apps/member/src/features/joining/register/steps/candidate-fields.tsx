import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useDetailWords } from '../../../../parts/details/words';
import { PhoneField } from '../../../../parts/phone/phone-field';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { SelectField } from '../../../../ui/form/select-field';
import { relationsOf } from '../profile-for';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';
import { usePhoneTexts } from '../../../../parts/phone/phone.en';

/** R45: the relation of the person registering to the candidate, whose own number is asked for their consent. */
export function CandidateFields() {
  const texts = useRegisterTexts();
  const phoneTexts = usePhoneTexts();
  const { optionsOfList } = useDetailWords();
  const { control } = useFormContext<Registration>();
  const field = useFormField<Registration>('relation');
  const offered: readonly string[] = relationsOf(useWatch({ control, name: 'forWhom' }));
  const { field: phone, fieldState } = useController({ control, name: 'candidatePhone' });
  const { ref, ...input } = phone;
  return (
    <>
      {offered.length > 1 && (
        <SelectField
          label={texts.relation}
          options={optionsOfList('deskRelation').filter(({ value }) => offered.includes(value))}
          {...field('relation')}
        />
      )}
      <PhoneField
        label={phoneTexts.candidatePhone}
        hint={texts.candidatePhoneHint}
        noSmsHint={phoneTexts.candidateNoSms}
        error={fieldState.error?.message}
        inputRef={ref}
        {...input}
      />
    </>
  );
}
