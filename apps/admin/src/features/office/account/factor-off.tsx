import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SECOND_FACTOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import type { SecondFactorRequest, SecondFactorSetup } from '@kalyanam/shared/team/administrators';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../../sign-in/password-field';
import { beginSecondFactor } from './account.queries';
import { FactorSetup } from './factor-setup';
import { showFailure } from '../../../ui/feedback/problem-sentence';

/** The current password starts the setup. */
export function FactorOff({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const form = useForm<SecondFactorRequest>({
    resolver: rulesResolver(SECOND_FACTOR_RULES),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      setSetup(await beginSecondFactor(password));
    } catch (thrown) {
      showFailure(form, thrown, 'Setup could not start');
    }
  });
  if (setup) return <FactorSetup setup={setup} onCodes={onCodes} />;
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1.5 }}>
      <PasswordField problem={errors.password?.message} field={form.register('password')} />
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Button type="submit" variant="contained" loading={isSubmitting} sx={{ justifySelf: 'start' }}>
        Set up two-step sign-in
      </Button>
    </Box>
  );
}
