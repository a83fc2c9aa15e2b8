import TextField from '@mui/material/TextField';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** R4: the second step of a sign-in. */
export const CodeStep = ({ field }: { field: UseFormRegisterReturn }) => (
  <TextField
    label="Code of your authenticator app"
    helperText="Or one of your recovery codes"
    fullWidth
    autoFocus
    slotProps={{ htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } }}
    {...field}
  />
);
