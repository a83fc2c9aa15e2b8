import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OWN_PASSWORD_RULES } from '@kalyanam/shared/rules/admin.rules';
import type { OwnPasswordRequest } from '@kalyanam/shared/admin/administrators';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../sign-in/password-field';
import { problemSentence } from '../../ui/problem-sentence';
import { toast } from '../../ui/toast';
import { changePassword } from './account.queries';

const EMPTY: OwnPasswordRequest = { password: '', newPassword: '' };

export function PasswordForm() {
  const form = useForm<OwnPasswordRequest>({ resolver: rulesResolver(OWN_PASSWORD_RULES), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (request) => {
    try {
      await changePassword(request);
      form.reset(EMPTY);
      toast('Your password is changed; your other sessions have ended');
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0) {
        form.setError('root', { message: problemSentence(thrown, 'The password could not be changed') });
      }
    }
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <PasswordField label="Current password" problem={errors.password?.message} field={form.register('password')} />
      <PasswordField
        label="New password"
        isNew
        problem={errors.newPassword?.message}
        field={form.register('newPassword')}
      />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Button type="submit" variant="outlined" loading={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
        Change password
      </Button>
    </Stack>
  );
}
