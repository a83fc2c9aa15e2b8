/** Searchable lists need code that the first step can do without: until it is there, one types into a plain line. */
import type { ChangeEvent } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import type { FieldProps } from '../../ui/form/field';
import { TextField } from '../../ui/form/text-field';

export const SuggestPart = lazyPart(async () => (await import('../../ui/form/suggest-field')).SuggestField);
export const CityPart = lazyPart(async () => (await import('../places/city-field')).CityField);

interface PlainTextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export const PlainText = ({ label, hint, error, optional, value, onChange, onBlur }: PlainTextProps) => (
  <TextField
    label={label}
    hint={hint}
    error={error}
    optional={optional ?? false}
    value={value}
    onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
    onBlur={onBlur}
  />
);
