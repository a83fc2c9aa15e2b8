import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { UploadIcon } from '../../../../ui/list/icons';

const ROWS = 10;
const MOST_BYTES = 4 * 1024 * 1024;

interface Props {
  /** The text typed before. */
  text: string;
  problem: string | null;
  busy: boolean;
  onCheck: (text: string) => void;
  /** The problem may be gone: it is said again when the list is checked. */
  onType: () => void;
  onFile: (name: string, text: string) => void;
}

/** The first step: the list is pasted, or chosen as a file. */
export function TextStep({ text, problem, busy, onCheck, onType, onFile }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const read = async ({ files }: HTMLInputElement) => {
    const file = files?.[0];
    setTooLarge(file !== undefined && file.size > MOST_BYTES);
    if (file && file.size <= MOST_BYTES) onFile(file.name, await file.text());
    if (picker.current) picker.current.value = '';
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* The browser holds the text: React would compare 20,000 lines at every key, and a growing field measure them. */}
      <TextField
        label="Email and phone pairs"
        fullWidth
        inputRef={field}
        onInput={problem === null ? undefined : onType}
        defaultValue={text}
        error={problem !== null}
        helperText={
          problem ??
          "One 'email,phone' per line, for example sita@example.com,9848012345; a number abroad with its country, as +19725550100"
        }
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
      {tooLarge && <Alert severity="error">This file is larger than 4 MB. Please choose the list as a CSV file.</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" loading={busy} onClick={() => onCheck(field.current?.value ?? '')}>
          Check the list
        </Button>
        <Button
          variant="outlined"
          size="large"
          disabled={busy}
          startIcon={<UploadIcon />}
          onClick={() => picker.current?.click()}
        >
          Choose a CSV file
        </Button>
      </Box>
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
