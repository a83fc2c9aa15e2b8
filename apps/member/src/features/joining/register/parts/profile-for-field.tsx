import { genderOf, PROFILE_FOR } from '@kalyanam/shared/topics/family/made-for';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { ChoiceGroup } from '../../../../ui/form/choice-group';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** R75: who the rest of the questions is about. A son is a man: facts that the answer implies are not asked again. */
export function ProfileForField() {
  const texts = useRegisterTexts();
  const { notGiven } = useCommonTexts();
  const field = useFormField<Registration>();
  const { control, setValue, getValues } = useFormContext<Registration>();
  const answered = useWatch({ control, name: 'forWhom' }) !== '';
  const presetGender = () => {
    const candidate = getValues('forWhom');
    const said = candidate && genderOf(candidate);
    if (said) setValue('gender', said, { shouldDirty: true, shouldValidate: true });
  };
  return (
    // Nothing can be wrong here: no line is kept for it.
    <div className="[--field-foot:0px] [--field-tuck:0px]">
      <ChoiceGroup
        table
        label={texts.forWhom}
        options={[
          ...PROFILE_FOR.map((value) => ({ value, label: texts.forWhoms[value] })),
          // The given answer may be cleared.
          ...(answered ? [{ value: '', label: notGiven }] : []),
        ]}
        {...field('forWhom', { onChange: presetGender })}
      />
    </div>
  );
}
