import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { OWN_PASSWORD_RULES } from '@kalyanam/shared/team/admin.rules';
import type { OwnPasswordRequest } from '@kalyanam/shared/team/administrators';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { knownPassword } from '@kalyanam/shared/topics/account/account-fields';
import { alsoJudged } from '@kalyanam/shared/base/rule';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { dutyIsDone, ownSessionQuery } from '../../../session/admin-session';
import { PasswordField } from '../../../sign-in/password-field';
import { toast } from '../../../ui/feedback/toast';
import { changePassword } from './account.queries';
import { showFailure } from '../../../ui/feedback/problem-sentence';

interface PasswordChange extends OwnPasswordRequest {
  repeated: string;
}

const EMPTY: PasswordChange = { password: '', newPassword: '', repeated: '' };
const RULES = {
  ...OWN_PASSWORD_RULES,
  repeated: alsoJudged(knownPassword, (value, { newPassword }) =>
    value === newPassword ? null : ADMIN_MESSAGES.passwordsDiffer,
  ),
};

/** @param demanded it is what the page is for: everything else opens after it. */
export function PasswordForm({ demanded = false }: { demanded?: boolean }) {
  const queries = useQueryClient();
  const form = useForm<PasswordChange>({ resolver: rulesResolver(RULES), defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password, newPassword }) => {
    try {
      await changePassword({ password, newPassword });
      dutyIsDone('mustChangePassword');
      form.reset(EMPTY);
      await queries.invalidateQueries({ queryKey: ownSessionQuery.queryKey });
      toast('Your password is changed; your other sessions have ended');
    } catch (thrown) {
      showFailure(form, thrown, 'The password could not be changed');
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
      <PasswordField
        label="New password again"
        isNew
        problem={errors.repeated?.message}
        field={form.register('repeated')}
      />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Button
        type="submit"
        variant={demanded ? 'contained' : 'outlined'}
        loading={isSubmitting}
        sx={{ alignSelf: 'flex-start' }}
      >
        Change password
      </Button>
    </Stack>
  );
}
