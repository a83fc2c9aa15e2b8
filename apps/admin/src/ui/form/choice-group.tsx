import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';

interface Props<Form extends FieldValues> {
  legend: string;
  options: readonly Option[];
  control: Control<Form>;
  name: Path<Form>;
}

/** One of a few, all in view; the form's value is shown as chosen. */
export function ChoiceGroup<Form extends FieldValues>({ legend, options, control, name }: Props<Form>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value: chosen, ...rest } = field;
  const problem = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{legend}</FormLabel>
      <RadioGroup value={chosen ?? ''} {...rest}>
        {options.map(({ value, label }, place) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio size="small" {...(place === 0 && { slotProps: { input: { ref } } })} />}
          />
        ))}
      </RadioGroup>
      {problem && <FormHelperText>{problem}</FormHelperText>}
    </FormControl>
  );
}
