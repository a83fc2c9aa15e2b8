import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  field: UseFormRegisterReturn;
  problem?: string | undefined;
}

/** R4: the second step of a sign-in. */
export const CodeStep = ({ field, problem }: Props) => (
  <TextField
    label="Code from your authenticator app"
    error={problem !== undefined}
    helperText={problem ?? 'Or one of your recovery codes'}
    fullWidth
    autoFocus
    slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } }}
    {...field}
  />
);
