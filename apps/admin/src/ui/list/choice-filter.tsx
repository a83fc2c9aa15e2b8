import TextField from '@mui/material/TextField';
import type { Option } from '@kalyanam/shared/vocabulary/option';

interface Props {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** The words for no choice. */
  all?: string;
}

export const ChoiceFilter = ({ label, options, value, onChoose, all = 'All' }: Props) => (
  <TextField
    select
    size="small"
    label={label}
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ flex: { xs: '1 1 128px', sm: '0 0 auto' }, minWidth: { xs: 128, sm: 140 } }}
  >
    <option value="">{all}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
