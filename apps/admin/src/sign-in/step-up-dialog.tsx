import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SECOND_FACTOR_CODE_RULES, SECOND_FACTOR_RULES } from '@kalyanam/shared/team/admin.rules';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ownSessionQuery } from '../session/admin-session';
import { sendStepUp, answerStepUp, useStepUpAsked } from '../session/step-up';
import { LoadProblem } from '../ui/feedback/load-problem';
import { CodeStep } from './code-step';
import { PasswordField } from './password-field';
import { showFailure } from '../ui/feedback/problem-sentence';

interface Props {
  by: 'password' | 'code';
  onConfirmed: () => void;
  onCancel: () => void;
}

const RULES = { password: SECOND_FACTOR_RULES, code: SECOND_FACTOR_CODE_RULES };

function StepUpForm({ by, onConfirmed, onCancel }: Props) {
  const form = useForm({ resolver: rulesResolver(RULES[by]), defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      await sendStepUp({ [by]: typed[by] });
      onConfirmed();
    } catch (thrown) {
      showFailure(form, thrown, 'The confirmation failed');
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

/** A signed-in browser that was left alone opens no numbers and hands out no lists. */
export function StepUpDialog() {
  const asked = useStepUpAsked();
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({ ...ownSessionQuery, enabled: asked });
  const refuse = () => answerStepUp(false);
  return (
    <Dialog
      lang="en-IN"
      open={asked && (data !== undefined || error !== null)}
      onClose={refuse}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Confirm it’s you</DialogTitle>
      <DialogContent>
        <Typography
          sx={{ color: 'text.secondary', mb: 2.5 }}
        >{`Enter your ${data?.secondFactor.enabled ? 'code' : 'password'} to view ID numbers or export data for the next 10 minutes.`}</Typography>
        {data && (
          <StepUpForm
            by={data.secondFactor.enabled ? 'code' : 'password'}
            onConfirmed={() => answerStepUp(true)}
            onCancel={refuse}
          />
        )}
        {!data && error && (
          <LoadProblem what="Your account" problem={error} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </DialogContent>
    </Dialog>
  );
}
