import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { StateChip } from '../../../../ui/list/state-chip';
import type { Column } from '../../../../ui/list/column';
import { indianNumber } from '../../../../ui/time/india-date';
import { LINE_STATES, type Part, type SheetLine } from './sheet';

const TONES = {
  new: 'good',
  added: 'good',
  listed: 'plain',
  member: 'plain',
  repeated: 'plain',
  unchecked: 'plain',
  bad: 'bad',
} as const;

type Edit = (id: number, part: Part, text: string) => void;

const NAMES = { email: 'Email', phone: 'Phone' } as const;

interface FieldProps {
  line: SheetLine;
  part: Part;
  onEdit: Edit;
}

/** A part of a bad line is corrected in place; the text counts when the field is left, or by Enter. */
function EditedPart({ line, part, onEdit }: FieldProps) {
  const problem = line.problems?.[part];
  return (
    <TextField
      size="small"
      fullWidth
      defaultValue={line[part]}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        htmlInput: {
          'aria-label': `${NAMES[part]} of line ${line.line}`,
          maxLength: 300,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          ...(part === 'phone' && { inputMode: 'tel' }),
        },
      }}
      sx={{ my: 0.5, minWidth: { sm: 150 }, '& input': { py: 0.75 } }}
      onBlur={(event) => onEdit(line.id, part, event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEdit(line.id, part, (event.target as HTMLInputElement).value);
      }}
    />
  );
}

const cellOf = (part: Part, onEdit: Edit | null) => (line: SheetLine) =>
  onEdit && (line.problems || line.edited) && line.state !== 'added' ? (
    <EditedPart line={line} part={part} onEdit={onEdit} />
  ) : (
    line[part]
  );

/** A card has no heading over the number. */
const ON_CARDS = { '@media (min-width:720px)': { display: 'none' } };

const Place = ({ line }: SheetLine) => (
  <>
    <Box component="span" sx={ON_CARDS}>
      Line{' '}
    </Box>
    {indianNumber(line)}
  </>
);

/** The original line, where only part of it could be used. */
function AsRead({ line: { text, email, phone, edited, problems } }: { line: SheetLine }) {
  if (!problems || edited || text.toLowerCase() === `${email},${phone}`) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {text.slice(0, 120)}
    </Box>
  );
}

/** @param onEdit null while nothing can be corrected. */
export const lineColumns = (onEdit: Edit | null): Column<SheetLine>[] => [
  { key: 'line', name: 'Line', short: true, heading: true, cell: (line) => <Place {...line} /> },
  { key: 'email', name: 'Email', cell: cellOf('email', onEdit) },
  { key: 'phone', name: 'Phone', cell: cellOf('phone', onEdit) },
  {
    key: 'state',
    name: 'Status',
    cell: (line) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StateChip tone={TONES[line.state]}>{labelOf(LINE_STATES, line.state)}</StateChip>
        <AsRead line={line} />
      </Box>
    ),
  },
];
