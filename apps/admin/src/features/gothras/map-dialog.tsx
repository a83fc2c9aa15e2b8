import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GothraQueueRow } from '@kalyanam/shared/admin/gothras';
import type { GothraName } from '@kalyanam/shared/contracts/gothras';
import { LIMITS } from '@kalyanam/shared/limits';
import { MESSAGES } from '@kalyanam/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/choice-group';
import { FormDialog } from '../../ui/form-dialog';
import { showFailure } from '../../ui/form-failure';
import { problemSentence } from '../../ui/problem-sentence';
import { namesQuery, useGothraDecisions } from './gothras.queries';

const FAILED = 'The text could not be mapped';
const choice = ({ id, en, te }: GothraName) => ({ value: id, label: `${en} · ${te}` });

/** The text is another spelling of a gothra of the list. */
export function MapDialog({ row, onClose }: { row: GothraQueueRow; onClose: () => void }) {
  const { decide } = useGothraDecisions();
  const [typed, setTyped] = useState('');
  const { data: found, error } = useQuery(namesQuery(useDeferredValue(typed.trim())));
  const form = useForm({ defaultValues: { gothraId: '' } });
  const { errors, isSubmitting } = form.formState;
  const shown = typed.trim() ? (found ?? []) : row.nearest;
  const problem = error ? problemSentence(error, 'The list could not be searched') : errors.root?.message;

  const submit = form.handleSubmit(async ({ gothraId }) => {
    if (!shown.some(({ id }) => id === gothraId)) return form.setError('gothraId', { message: MESSAGES.required });
    try {
      await decide({ key: row.key, act: 'map', gothraId });
      onClose();
    } catch (thrown) {
      showFailure(form, thrown, FAILED);
    }
  });

  return (
    <FormDialog
      title={`Map “${row.text}”`}
      act="Map"
      busy={isSubmitting}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        All lines with this text count as that gothra from then on, and the families are told.
      </Typography>
      <TextField
        label="Find in the list"
        autoFocus
        margin="dense"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText="In English or Telugu letters"
        slotProps={{ htmlInput: { maxLength: LIMITS.shortTextLength, autoComplete: 'off' } }}
      />
      {shown.length === 0 ? (
        found && <Typography role="status">The list has no such gothra.</Typography>
      ) : (
        <ChoiceGroup
          legend={typed.trim() ? 'In the list' : 'Nearest in the list'}
          options={shown.map(choice)}
          control={form.control}
          name="gothraId"
        />
      )}
    </FormDialog>
  );
}
