import { useController, useFormContext } from 'react-hook-form';
import { SuggestField } from '../../ui/form/suggest-field';
import type { ProfileValues } from './profile-values';

interface SuggestedTextProps {
  path: 'subcaste';
  label: string;
  optional?: boolean;
  suggestions: readonly string[];
}

/** A text field with suggestions, tied to the form. */
export function SuggestedText({ path, ...rest }: SuggestedTextProps) {
  const { control } = useFormContext<ProfileValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: path });
  return (
    <SuggestField
      {...rest}
      ref={ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
