import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** Which of a few views of the same figures is shown. */
export const Choice = <Value extends string>({ label, value, choices, onChoose }: Props<Value>) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
    {choices.map((choice) => (
      <Button
        key={choice.value}
        size="small"
        variant={choice.value === value ? 'contained' : 'outlined'}
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </Button>
    ))}
  </Box>
);
