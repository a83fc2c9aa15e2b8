import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { UploadIcon } from '../../../ui/icons';

interface Props {
  text: string;
  problem: string | null;
  onText: (text: string) => void;
  onFile: (text: string) => void;
}

const ROWS = 10;

/** A plain text area: one that grows with its content would measure 20,000 lines at every key. */
export function PairsField({ text, problem, onText, onFile }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const read = async ({ files }: HTMLInputElement) => {
    const content = await files?.[0]?.text();
    if (content !== undefined) onFile(content);
    if (picker.current) picker.current.value = '';
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Email and phone pairs"
        fullWidth
        value={text}
        error={problem !== null}
        helperText={problem ?? "One 'email,phone' per line, for example sita@example.com,9848012345"}
        onChange={(event) => onText(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          input: { inputComponent: 'textarea' },
          htmlInput: { rows: ROWS, spellCheck: false, autoComplete: 'off', autoCapitalize: 'none' },
        }}
        // The frame has the padding: lines that scroll do not pass under the label.
        sx={{
          '& .MuiOutlinedInput-root': { py: 2, pl: 1.75, pr: 0.5 },
          '& textarea': { height: 'auto', resize: 'vertical', lineHeight: 1.5, p: 0 },
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        sx={{ justifySelf: 'start' }}
        onClick={() => picker.current?.click()}
      >
        Choose a CSV file
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => void read(event.currentTarget)}
      />
    </Box>
  );
}
