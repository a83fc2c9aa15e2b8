import { FOR_PASSWORD_MANAGERS } from '@kalyanam/shared/topics/account/password-parts';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EyeIcon, EyeOffIcon } from '../ui/list/icons';

interface Props {
  label?: string;
  field: UseFormRegisterReturn;
  invalid?: boolean;
  /** Said under the field, which is then invalid. */
  problem?: string | undefined;
  autoFocus?: boolean;
  /** Chosen here, not known already. */
  isNew?: boolean;
}

export function PasswordField({
  label = 'Password',
  field,
  invalid = false,
  problem,
  autoFocus = false,
  isNew,
}: Props) {
  const [shown, setShown] = useState(false);
  const name = label === 'Password' ? 'password' : `the ${label.toLowerCase()}`;
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={shown ? `Hide ${name}` : `Show ${name}`} onClick={() => setShown(!shown)}>
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      fullWidth
      autoFocus={autoFocus}
      error={invalid || problem !== undefined}
      helperText={problem}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: {
          ...(isNew && FOR_PASSWORD_MANAGERS),
          autoComplete: isNew ? 'new-password' : 'current-password',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
      {...field}
    />
  );
}
