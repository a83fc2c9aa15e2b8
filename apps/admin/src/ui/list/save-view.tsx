import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import type { ViewedList } from '@kalyanam/shared/team/lists';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isEmpty } from '@kalyanam/shared/base/rule';
import { isApiError } from '@kalyanam/web/api-error';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { problemSentence } from '../feedback/problem-sentence';
import { saveView, viewsQuery } from './views.queries';

const sentenceOf = (thrown: unknown): string =>
  (isApiError(thrown) && thrown.fields?.['name']) || problemSentence(thrown, 'The view could not be saved');

/** Fewer letters left than this are counted. */
const COUNTED = 10;

interface Props {
  list: ViewedList;
  query: string;
  /** Names of the existing views. */
  names: readonly string[];
}

/** Keeps the filters and the order under a name. */
export function SaveView({ list, query, names }: Props) {
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const [asked, setAsked] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveView({ list, name: name.trim(), query, isDefault }),
    onSuccess: (answer) => {
      setAnchor(null);
      setName('');
      setAsked(false);
      queries.setQueryData(viewsQuery.queryKey, answer);
    },
  });
  const problem = asked && isEmpty(name) ? MESSAGES.required : saving.isError ? sentenceOf(saving.error) : null;
  const replaces = names.includes(name.trim());
  const left = TEAM_LIMITS.views.nameLength - name.length;
  const counter = left < COUNTED ? `${left} left` : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name.trim() !== '') saving.mutate();
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 28, py: 0 }}
      >
        Save view
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Save view' } }}
      >
        <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 8, padding: 16, width: 280 }}>
          <TextField
            size="small"
            label="Name"
            autoFocus
            value={name}
            error={problem !== null}
            helperText={problem ?? (replaces ? 'You have a view of this name; it will be replaced' : counter)}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: TEAM_LIMITS.views.nameLength, autoComplete: 'off' } }}
          />
          <FormControlLabel
            control={<Checkbox size="small" checked={isDefault} onChange={(_, checked) => setDefault(checked)} />}
            label="Show it when I open this list"
          />
          <Button type="submit" variant="contained" loading={saving.isPending}>
            {replaces ? 'Replace' : 'Save'}
          </Button>
        </form>
      </Popover>
    </>
  );
}
