import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { fieldSpec, pathsOf, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { en } from '@kalyanam/shared/topics/profile/labels.en';
import { PLACE_OPTIONS } from '@kalyanam/shared/topics/profile/places';
import { HEIGHTS } from '@kalyanam/shared/base/vocabulary/height';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useController, useFormContext, useWatch, type Path } from 'react-hook-form';
import type { AssistedForm } from './assisted-form';

/** One field of the catalogue: a place shows the parts that its kind has. */
export function ProfileInput({ field }: { field: FieldName }) {
  const { control } = useFormContext<AssistedForm>();
  const worksIn = useWatch({ control, name: 'workLocation.type' });
  const { kind, options, optional } = fieldSpec(field);
  if (kind !== 'place')
    return (
      <Input
        path={field}
        label={en.fields[field]}
        options={kind === 'height' ? HEIGHTS : options}
        kind={kind === 'long-text' ? 'long' : kind === 'date' ? 'date' : 'line'}
        optional={optional === true}
      />
    );
  const besideThePoint = field === 'workLocation' ? (worksIn === 'nri' ? 'state' : 'country') : '';
  return pathsOf(field)
    .filter((path) => !path.endsWith(`.${besideThePoint}`))
    .map((path) => <PlacePart key={path} field={field} path={path} />);
}

function PlacePart({ field, path }: { field: FieldName; path: string }) {
  const part = path.split('.')[1] ?? '';
  const isWork = field === 'workLocation';
  const label =
    part === 'address'
      ? en.parts[isWork ? 'workAddress' : 'familyAddress']
      : part === 'type'
        ? en.parts.type
        : `${en.fields[field]}: ${en.parts[part as 'state' | 'city' | 'country'].toLowerCase()}`;
  return (
    <Input
      path={path as Path<AssistedForm>}
      label={label}
      options={PLACE_OPTIONS[part as keyof typeof PLACE_OPTIONS]}
      kind="line"
      optional={part === 'address'}
    />
  );
}

interface InputProps {
  path: Path<AssistedForm>;
  label: string;
  options?: readonly Option[] | undefined;
  kind: 'line' | 'long' | 'date';
  optional?: boolean;
}

export function Input({ path, label, options, kind, optional = false }: InputProps) {
  const { control } = useFormContext<AssistedForm>();
  const { field, fieldState } = useController({ control, name: path });
  const { ref, ...input } = field;
  const problem = fieldState.error?.message;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={optional ? `${label} (optional)` : label}
      error={problem !== undefined}
      helperText={problem}
      fullWidth
      {...(kind === 'date' && { type: 'date', slotProps: { inputLabel: { shrink: true } } })}
      {...(kind === 'long' && {
        multiline: true,
        minRows: 3,
        slotProps: { htmlInput: { maxLength: LIMITS.longTextLength } },
      })}
      {...(options && { select: true })}
    >
      {options?.map(({ value, label: words }) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
