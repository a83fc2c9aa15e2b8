import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { FormDialog } from '../../../ui/form/form-dialog';
import { showFailure, problemSentence } from '../../../ui/feedback/problem-sentence';
import { namesQuery, useDecisions } from './decisions';
import type { DecisionRequest, List, ListName, UnlistedRow } from './list';

const FAILED = 'This could not be saved';
type Meant = Pick<DecisionRequest, List['meaning']>;

const choice = ({ id, en, te }: ListName) => ({ value: id, label: `${en} · ${te}` });

interface Props {
  list: List;
  row: UnlistedRow;
  onClose: () => void;
}

/** The text is another spelling of one that the list has. */
export function MapDialog({ list, row, onClose }: Props) {
  const { one, says, meaning } = list;
  const { decide } = useDecisions(list);
  const [typed, setTyped] = useState('');
  const { data: found, error } = useQuery(namesQuery(list, useDeferredValue(typed.trim())));
  const form = useForm<Meant>({ defaultValues: { [meaning]: '' } });
  const { errors, isSubmitting } = form.formState;
  const shown = typed.trim() ? (found ?? []) : row.nearest;
  const problem = error ? problemSentence(error, 'The list could not be searched') : errors.root?.message;

  const submit = form.handleSubmit(async (meant) => {
    if (!shown.some(({ id }) => id === meant[meaning])) return form.setError(meaning, { message: MESSAGES.required });
    try {
      await decide({ key: row.key, act: 'map', ...meant });
      onClose();
    } catch (thrown) {
      showFailure(form, thrown, FAILED);
    }
  });

  return (
    <FormDialog
      title={`“${row.text}” is the same as…`}
      act="Save"
      busy={isSubmitting}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography sx={{ color: 'text.secondary' }}>{says.mapping}</Typography>
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
        found && <Typography role="status">{`The list has no such ${one}.`}</Typography>
      ) : (
        <ChoiceGroup
          legend={typed.trim() ? 'In the list' : 'Nearest in the list'}
          options={shown.map(choice)}
          control={form.control}
          name={meaning}
        />
      )}
    </FormDialog>
  );
}
