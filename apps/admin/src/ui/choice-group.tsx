import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import type { Option } from '@kalyanam/shared/vocabulary/option';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  legend: string;
  options: readonly Option[];
  field: UseFormRegisterReturn;
  problem: string | undefined;
}

/** One of a few, all in view. */
export const ChoiceGroup = ({ legend, options, field, problem }: Props) => {
  const { ref, ...rest } = field;
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{legend}</FormLabel>
      {options.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          value={value}
          label={label}
          control={<Radio size="small" {...rest} slotProps={{ input: { ref } }} />}
        />
      ))}
      {problem && <FormHelperText>{problem}</FormHelperText>}
    </FormControl>
  );
};
