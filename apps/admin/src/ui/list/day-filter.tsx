import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  /** YYYY-MM-DD, a day in India; empty for none. */
  value: string;
  onChoose: (day: string) => void;
}

export const DayFilter = ({ label, value, onChoose }: Props) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
  />
);
