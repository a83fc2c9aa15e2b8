import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  field: UseFormRegisterReturn;
  problem?: string | undefined;
}

/** R4: the second step of a sign-in. */
export const CodeStep = ({ field, problem }: Props) => (
  <TextField
    label="6-digit code"
    error={problem !== undefined}
    helperText={problem ?? 'From your authenticator app, or one of your recovery codes'}
    fullWidth
    autoFocus
    slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } }}
    {...field}
  />
);
