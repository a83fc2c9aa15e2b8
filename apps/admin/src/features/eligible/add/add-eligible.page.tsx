import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { eligibleAdded } from '@kalyanam/shared/admin/messages';
import { ELIGIBLE_USERS_RULES } from '@kalyanam/shared/rules/admin.rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { Permitted } from '../../../ui/permitted';
import { indianNumber } from '../../../ui/india-date';
import { PageFrame } from '../../../ui/page';
import { problemSentence } from '../../../ui/problem-sentence';
import { toast } from '../../../ui/toast';
import { BadLines } from './bad-lines';
import { ImportedNote } from './imported';
import { carriedNumbers, type LineNumbers } from './line-numbers';
import { PairsField } from './pairs-field';
import { Preview } from './preview';
import { readPairs } from './read-pairs';
import { useImport } from './use-import';

const FAILED = 'Failed to add eligible users';

/** The text; after an import, with the numbers that the lines left over have in their sheet. */
interface Typed {
  text: string;
  numbers?: LineNumbers;
}

export function Page() {
  const [list, setList] = useState<Typed>({ text: '' });
  const [asked, setAsked] = useState(false);
  // A long list stands in the field at once and is read after that.
  const shown = useDeferredValue(list);
  const read = useMemo(() => readPairs(shown.text, shown.numbers), [shown]);
  const refusal = ELIGIBLE_USERS_RULES.users(read.pairs, {});

  const importing = useImport(({ added, sent }, pairs) => {
    toast(eligibleAdded(added));
    const left = pairs.slice(sent).map(({ email, phone }) => ({ line: null, text: `${email},${phone}` }));
    const lines = [...read.bad, ...left];
    setList({ text: lines.map(({ text }) => text).join('\n'), numbers: lines.map(({ line }) => line) });
    setAsked(false);
  });

  const add = () => {
    setAsked(true);
    if (refusal === null && shown === list) importing.mutate(read.pairs);
  };
  const write = (text: string) => {
    const numbers = list.numbers && carriedNumbers(list.numbers, list.text, text);
    setList(numbers && text.trim() !== '' ? { text, numbers } : { text });
    importing.reset();
  };
  const { imported } = importing;

  return (
    <PageFrame
      title="Add Eligible Users"
      lead="Members who verify both the email and the phone of a pair on this list are approved at once."
      tools={
        <Button component={Link} to={PATHS.eligible}>
          All eligible users
        </Button>
      }
    >
      <Permitted to="eligible.write" otherwise="Your role can only view eligible users; an owner adds them.">
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
          <PairsField
            text={list.text}
            problem={asked && list === shown ? refusal : null}
            onText={write}
            onFile={(text) => setList({ text })}
          />
          {list.text.trim() !== '' && (
            <Preview read={shown.text.trim() === '' ? null : read} reading={shown !== list} />
          )}
          {importing.isError && <Alert severity="error">{problemSentence(importing.error, FAILED)}</Alert>}
          {importing.isPending && <Progress done={imported.sent} total={read.pairs.length} onStop={importing.stop} />}
          {!importing.isPending && imported.sent > 0 && (
            <ImportedNote imported={imported} onUndone={importing.forget} />
          )}
          <Button
            variant="contained"
            size="large"
            sx={{ justifySelf: { sm: 'start' } }}
            loading={importing.isPending}
            onClick={add}
          >
            Add Eligible Users
          </Button>
          <BadLines key={importing.submittedAt} lines={read.bad} />
        </Paper>
      </Permitted>
    </PageFrame>
  );
}

/** How far a long import is; it stops between two parts. */
const Progress = ({ done, total, onStop }: { done: number; total: number; onStop: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <LinearProgress
      variant="determinate"
      aria-label="Import"
      value={total === 0 ? 0 : (100 * done) / total}
      sx={{ flex: 1 }}
    />
    <span>
      {indianNumber(done)} of {indianNumber(total)}
    </span>
    <Button onClick={onStop}>Cancel</Button>
  </Box>
);
