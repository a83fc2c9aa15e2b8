import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { PHOTO_REVIEWS, type TeamSettings, type TeamSettingsAnswer } from '@kalyanam/shared/team/settings';
import { typed } from '@kalyanam/shared/base/plain-text';
import { TEAM_SETTINGS_RULES } from '@kalyanam/shared/team/team-settings.rules';
import { isRefused } from '@kalyanam/web/api-error';
import { rulesResolver } from '@kalyanam/web/form/rules-resolver';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { teamSettingsQuery } from '../../../session/team-settings';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { dayAndTime } from '../../../ui/time/india-date';
import { Panel } from '../../../ui/list/panel';
import { toast } from '../../../ui/feedback/toast';
import { saveSettings } from './settings.queries';
import { showFailure } from '../../../ui/feedback/problem-sentence';

type Form = TeamSettings & { version: number };
type Named<T> = { [Name in keyof TeamSettings]: TeamSettings[Name] extends T ? Name : never }[keyof TeamSettings];

const FAILED = 'The settings could not be saved';
const OUTDATED =
  'Someone else changed these settings while you were editing. Load their version, then make your change again.';

function Choice({ name, label, control }: { name: Named<boolean>; label: string; control: Control<Form> }) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ref } }) => (
        <FormControlLabel
          label={label}
          control={<Switch checked={value} onChange={onChange} slotProps={{ input: { ref } }} />}
        />
      )}
    />
  );
}

interface Props {
  loaded: TeamSettingsAnswer;
  reload: () => Promise<{ data: TeamSettingsAnswer | undefined }>;
}

const formOf = ({ settings, version }: TeamSettingsAnswer): Form => ({ ...settings, version });

/** What a number may be, as its rule describes it. */
const rangeOf = (name: Named<number>): string => {
  const { minimum, maximum } = TEAM_SETTINGS_RULES[name].schema as { minimum: number; maximum: number };
  return `${minimum} to ${maximum}`;
};

function helpOf(name: Named<number>, problem: string | undefined): string {
  const range = rangeOf(name);
  return problem === ADMIN_MESSAGES.settingNumber ? `${problem}: ${range}` : (problem ?? range);
}

export function TeamSettingsForm({ loaded, reload }: Props) {
  const queries = useQueryClient();
  const form = useForm<Form>({ resolver: rulesResolver<Form>(TEAM_SETTINGS_RULES), defaultValues: formOf(loaded) });
  const { control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const secondEyes = useWatch({ control, name: 'secondEyes' });
  const outdated = errors.root?.type === 'outdated';

  const number = (name: Named<number>, label: string) => (
    <TextField
      label={label}
      error={Boolean(errors[name])}
      helperText={helpOf(name, errors[name]?.message)}
      sx={{ flex: '1 1 280px', maxWidth: 340 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      {...form.register(name, { setValueAs: (text: unknown) => (text === '' ? null : Number(typed(String(text)))) })}
    />
  );

  const submit = form.handleSubmit(async (settings) => {
    try {
      const answer = await saveSettings(settings);
      queries.setQueryData(teamSettingsQuery.queryKey, answer);
      form.reset(formOf(answer));
      toast(ADMIN_MESSAGES.settingsSaved);
    } catch (thrown) {
      const overtaken = isRefused(thrown, 'changed-meanwhile');
      if (overtaken) form.setError('root', { type: 'outdated', message: OUTDATED });
      else showFailure(form, thrown, FAILED);
    }
  });

  const takeTheirs = async () => {
    const { data } = await reload();
    if (data) form.reset(formOf(data));
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Panel title="Time to decide">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {number('dueHours', 'A case is due after (hours)')}
          {number('lateHours', 'A case is late after (hours)')}
        </Box>
      </Panel>
      <Panel title="Second pair of eyes">
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', '& .MuiTextField-root': { width: '100%' } }}>
          <Choice name="secondEyes" label="Some approvals need a second reviewer" control={control} />
          {secondEyes && (
            <>
              <Choice name="secondEyesAbroad" label="Members who live abroad" control={control} />
              <Choice name="secondEyesResubmitted" label="Members who were rejected before" control={control} />
              {number('secondEyesBelowScore', 'Members with a score below (0 for none)')}
            </>
          )}
        </Box>
      </Panel>
      <Panel title="Members without a picture of their document">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {number('remindAfterHours', 'Remind them after (hours)')}
          {number('rejectWithoutFileDays', 'Reject them together after (days)')}
        </Box>
      </Panel>
      <Panel title="New photos of verified members">
        <ChoiceGroup
          legend="The team looks at them"
          options={PHOTO_REVIEWS}
          control={form.control}
          name="photoReview"
        />
      </Panel>
      {errors.root?.message && (
        <Alert
          severity={outdated ? 'warning' : 'error'}
          action={
            outdated && (
              <Button color="inherit" onClick={() => void takeTheirs()}>
                Load their version
              </Button>
            )
          }
        >
          {errors.root.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty || outdated}>
          Save settings
        </Button>
        {loaded.changed && (
          <Typography sx={{ color: 'text.secondary' }}>
            {`Last changed by ${loaded.changed.by}, ${dayAndTime(loaded.changed.at)}`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
