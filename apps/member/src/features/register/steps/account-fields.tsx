import { useController, useFormContext, useWatch } from 'react-hook-form';
import { PhoneField } from '../../../domain/phone/phone-field';
import { useFormField } from '../../../domain/profile-form/use-field';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { TextField } from '../../../ui/form/text-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** Email, phone and password. When someone else fills the form in, the hints say whose address is meant. */
export function AccountFields({ own }: { own: boolean }) {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  const { control } = useFormContext<Registration>();
  const typed = useWatch({ control, name: 'password' });
  const hints = own ? texts.ownHints : texts.othersHints;
  return (
    <>
      <TextField
        label={texts.email}
        hint={hints.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Phone hint={hints.phone} />
      <NewPasswordField label={texts.password} typed={typed} {...field('password')} />
    </>
  );
}

/** By itself, so that a typed digit renders nothing else. */
function Phone({ hint }: { hint: string }) {
  const texts = useRegisterTexts();
  const { control } = useFormContext<Registration>();
  const { field, fieldState } = useController({ control, name: 'phone' });
  const { ref, ...phone } = field;
  return <PhoneField label={texts.phone} hint={hint} error={fieldState.error?.message} inputRef={ref} {...phone} />;
}
