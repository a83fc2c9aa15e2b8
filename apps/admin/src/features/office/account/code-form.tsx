import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainCode } from '@kalyanam/shared/base/plain-text';
import { codeFormat } from '@kalyanam/shared/topics/account/account-fields';
import { useState, type FormEvent } from 'react';

interface Props {
  act: string;
  colour?: 'primary' | 'error';
  busy: boolean;
  problem: string | null;
  onCode: (code: string) => void;
}

/** The digits that the authenticator app shows now. */
export function CodeForm({ act, colour = 'primary', busy, problem, onCode }: Props) {
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const plain = plainCode(code);
  const refusal = codeFormat(plain, {});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (refusal === null) onCode(plain);
  };
  const wrong = asked && refusal !== null;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label="6-digit code"
        value={code}
        error={wrong}
        helperText={wrong ? `Please enter the ${LIMITS.codeLength} digits` : undefined}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' },
        }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button type="submit" variant="contained" color={colour} loading={busy} sx={{ justifySelf: 'start' }}>
        {act}
      </Button>
    </Box>
  );
}
