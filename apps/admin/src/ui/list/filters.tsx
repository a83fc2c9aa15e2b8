import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import type { ReactNode } from 'react';

export const ListFilters = ({ children }: { children: ReactNode }) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.5 }}>
    {children}
  </Box>
);

interface ChoiceProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** The words for no choice. */
  all?: string;
}

export const ChoiceFilter = ({ label, options, value, onChoose, all = 'All' }: ChoiceProps) => (
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

interface DayProps {
  label: string;
  /** YYYY-MM-DD, a day in India; empty for none. */
  value: string;
  onChoose: (day: string) => void;
}

export const DayFilter = ({ label, value, onChoose }: DayProps) => (
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
