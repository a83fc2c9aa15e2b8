import { useController, useFormContext, useWatch } from 'react-hook-form';
import { PhoneField } from '../../../../parts/phone/phone-field';
import { useFormField } from '../../../../parts/profile-form/use-field';
import { NewPasswordField } from '../../../../ui/form/new-password-field';
import { TextField } from '../../../../ui/form/text-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** Email, phone and password. When someone else fills the form in, the hints say whose address is meant. */
export const AccountFields = ({ own }: { own: boolean }) => (
  <>
    <EmailField own={own} />
    <MobileField own={own} />
    <PasswordField />
  </>
);

const useHints = (own: boolean) => {
  const { ownHints, othersHints } = useRegisterTexts();
  return own ? ownHints : othersHints;
};

export function EmailField({ own }: { own: boolean }) {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>('email');
  return (
    <TextField
      label={texts.email}
      hint={useHints(own).email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field('email')}
    />
  );
}

export function PasswordField() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>('password');
  const { control } = useFormContext<Registration>();
  const typed = useWatch({ control, name: 'password' });
  return <NewPasswordField label={texts.password} typed={typed} {...field('password')} />;
}

/** A component of its own, so that a typed digit renders nothing else. */
export function MobileField({ own }: { own: boolean }) {
  const texts = useRegisterTexts();
  const { control } = useFormContext<Registration>();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const { ref, ...phone } = field;
  return (
    <PhoneField
      label={texts.phone}
      hint={useHints(own).phone}
      error={fieldState.error?.message}
      inputRef={ref}
      {...phone}
    />
  );
}
