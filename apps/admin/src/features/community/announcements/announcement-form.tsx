import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import {
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_PAGES,
  SEGMENT_GENDERS,
  SEGMENT_VERIFICATIONS,
} from '@kalyanam/shared/team/announcements';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import type { Option } from '@kalyanam/shared/base/vocabulary/option';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Panel } from '../../../ui/list/panel';
import { citiesQuery } from './announcements.queries';
import type { Draft } from './draft';

type Texts = { [Name in keyof Draft]: Draft[Name] extends boolean ? never : Name }[keyof Draft];

interface Props {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<Draft>) => void;
}

interface FieldProps extends Props {
  of: Texts;
  label: string;
  /** As the server names it. */
  path?: string;
  help?: string;
  most?: number;
  lines?: number;
  options?: readonly Option[];
  type?: 'datetime-local';
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[];
}

function Field(props: FieldProps) {
  const { of, label, path = of, help, most, lines, options, type, suggestions, draft, problems, onChange } = props;
  const problem = problems[path];
  const list = useId();
  const field = (
    <TextField
      label={label}
      value={draft[of]}
      onChange={({ target }) => onChange({ [of]: target.value })}
      error={problem !== undefined}
      helperText={problem ?? help}
      {...(lines && { multiline: true, minRows: lines })}
      {...(options && { select: true })}
      {...(type && { type })}
      slotProps={{
        htmlInput: { maxLength: most, autoComplete: 'off', ...(suggestions && { list }) },
        select: { native: true },
        ...((type || options) && { inputLabel: { shrink: true } }),
      }}
    >
      {options?.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
  if (!suggestions) return field;
  return (
    <>
      {field}
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

const PAIR = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
} as const;
const STACK = { display: 'grid', gap: 2 } as const;
const ANYWHERE = { value: '', label: 'Anywhere' };
const NO_PAGE = { value: '', label: 'No page' };

export function AnnouncementForm(props: Props) {
  const { draft, problems, onChange } = props;
  const { title, text, city } = ANNOUNCEMENT_LIMITS;
  const bannerProblem = useId();
  const { data: cities = [] } = useQuery(citiesQuery(draft.state));
  return (
    <>
      <Panel title="What it says">
        <Box sx={STACK}>
          <Field {...props} of="titleEn" label="Title" most={title} />
          <Field {...props} of="textEn" label="Text" most={text} lines={4} />
          <Field {...props} of="titleTe" label="Title in Telugu" most={title} help="Optional" />
          <Field {...props} of="textTe" label="Text in Telugu" most={text} lines={4} />
          <Field {...props} of="page" label="Leads to" options={[NO_PAGE, ...ANNOUNCEMENT_PAGES]} />
        </Box>
      </Panel>
      <Panel title="Who gets it">
        <Box sx={STACK}>
          <Box sx={PAIR}>
            <Field {...props} of="verification" label="Verification" options={SEGMENT_VERIFICATIONS} />
            <Field {...props} of="gender" label="Gender" options={SEGMENT_GENDERS} />
          </Box>
          <Box sx={PAIR}>
            <Field {...props} of="ageFrom" path="segment.ageFrom" label="Age from" most={2} />
            <Field {...props} of="ageTo" path="segment.ageTo" label="Age to" most={2} />
          </Box>
          <Box sx={PAIR}>
            <Field {...props} of="state" label="Family state" options={[ANYWHERE, ...STATES]} />
            <Field
              {...props}
              of="city"
              path="segment.city"
              label="Family city"
              most={city}
              suggestions={cities}
              {...(draft.state === '' && { help: 'Choose a state to be offered its cities' })}
            />
          </Box>
          <Field
            {...props}
            of="activeDays"
            path="segment.activeDays"
            label="Active in the last days"
            most={3}
            help="Empty: whenever they were active"
          />
        </Box>
      </Panel>
      <Panel title="How and when">
        <Box sx={STACK}>
          <div>
            <FormControlLabel
              label="Banner in the app"
              control={
                <Checkbox
                  checked={draft.banner}
                  onChange={(_, banner) => onChange({ banner })}
                  slotProps={{
                    input: {
                      'aria-invalid': problems['banner'] !== undefined,
                      'aria-describedby': problems['banner'] && bannerProblem,
                    },
                  }}
                />
              }
            />
            <FormControlLabel
              label="Email"
              control={<Checkbox checked={draft.mail} onChange={(_, mail) => onChange({ mail })} />}
            />
            {problems['banner'] && (
              <FormHelperText id={bannerProblem} error>
                {problems['banner']}
              </FormHelperText>
            )}
          </div>
          <Box sx={PAIR}>
            <Field {...props} of="startsAt" label="From" type="datetime-local" help="India time; empty: now" />
            <Field {...props} of="endsAt" label="Banner until" type="datetime-local" help="Empty: 30 days" />
          </Box>
        </Box>
      </Panel>
    </>
  );
}
