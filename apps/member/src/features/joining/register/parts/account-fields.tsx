import { useController, useFormContext, useWatch } from 'react-hook-form';
import { type Candidate, useCandidateWords } from '../../../../ui/texts/candidate-words.en';
import { PhoneField } from '../../../../parts/phone/phone-field';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { NewPasswordField } from '../../../../ui/form/new-password-field';
import { EmailField } from '../../../../ui/form/text-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** Whose address is meant depends on who fills the form in. */
export function OwnEmail({ candidate }: { candidate: Candidate }) {
  const texts = useRegisterTexts();
  const { hints } = useCandidateWords()[candidate];
  const field = useFormField<Registration>('email');
  return <EmailField label={texts.email} hint={hints.email} autoComplete="email" {...field('email')} />;
}

export function PasswordField() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>('password');
  const { control } = useFormContext<Registration>();
  const typed = useWatch({ control, name: 'password' });
  return <NewPasswordField label={texts.password} typed={typed} {...field('password')} />;
}

/** A component of its own, so that a typed digit renders nothing else. */
export function MobileField({ candidate }: { candidate: Candidate }) {
  const texts = useRegisterTexts();
  const { control } = useFormContext<Registration>();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const { ref, ...phone } = field;
  return (
    <PhoneField
      label={texts.phone}
      hint={candidate === 'self' ? texts.ownPhoneHint : texts.phoneHint}
      error={fieldState.error?.message}
      inputRef={ref}
      {...phone}
    />
  );
}
