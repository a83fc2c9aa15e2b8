import { useFormContext, useWatch } from 'react-hook-form';
import { plainPhone } from '@kalyanam/shared/phone';
import { useFormField } from '../../../domain/profile-form/use-field';
import { NewPasswordField } from '../../../ui/form/new-password-field';
import { TextField } from '../../../ui/form/text-field';
import { useRegisterTexts } from '../register.en';
import type { Registration } from '../registration';

/** Email, phone and password. When someone else fills the form in, the hints say whose address is meant. */
export function AccountFields({ own }: { own: boolean }) {
  const texts = useRegisterTexts();
  const field = useFormField<Registration>();
  const { control, getValues, setValue } = useFormContext<Registration>();
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
      <TextField
        label={texts.phone}
        hint={hints.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone', {
          onBlur: () => setValue('phone', plainPhone(getValues('phone')), { shouldValidate: true }),
        })}
      />
      <NewPasswordField label={texts.password} typed={typed} {...field('password')} />
    </>
  );
}
