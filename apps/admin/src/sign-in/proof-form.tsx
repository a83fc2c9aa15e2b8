import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SECOND_FACTOR_CODE_RULES, SECOND_FACTOR_RULES } from '@kalyanam/shared/rules/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { applyServerErrors } from '@kalyanam/web/form/server-errors';
import { useForm } from 'react-hook-form';
import { problemSentence } from '../ui/problem-sentence';
import { CodeStep } from './code-step';
import { PasswordField } from './password-field';
import { sendProof } from '../session/proof';

interface Props {
  by: 'password' | 'code';
  onProved: () => void;
  onCancel: () => void;
}

const RULES = { password: SECOND_FACTOR_RULES, code: SECOND_FACTOR_CODE_RULES };

export function ProofForm({ by, onProved, onCancel }: Props) {
  const form = useForm({ resolver: rulesResolver(RULES[by]), defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await sendProof({ [by]: typed[by] });
      onProved();
    } catch (thrown) {
      if (applyServerErrors(form, thrown).length === 0)
        form.setError('root', { message: problemSentence(thrown, 'The confirmation failed') });
      form.setFocus(by, { shouldSelect: true });
    }
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      {by === 'code' ? (
        <CodeStep field={form.register('code')} problem={errors.code?.message} />
      ) : (
        <PasswordField autoFocus problem={errors.password?.message} field={form.register('password')} />
      )}
      {errors.root?.message && <Alert severity="error">{errors.root.message}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          Confirm
        </Button>
      </Box>
    </Stack>
  );
}
