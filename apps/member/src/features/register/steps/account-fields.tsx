import { useFormContext } from 'react-hook-form';
import { plainPhone } from '@kalyanam/shared/text';
import { useFormField } from '../../../domain/profile-form/use-field';
import { PasswordField } from '../../../ui/form/password-field';
import { TextField } from '../../../ui/form/text-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** How a new member is reached and signs in. */
export function AccountFields() {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  const { getValues, setValue } = useFormContext<Registration>();
  return (
    <>
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone', { onBlur: () => setValue('phone', plainPhone(getValues('phone'))) })}
      />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        {...field('password')}
      />
    </>
  );
}
