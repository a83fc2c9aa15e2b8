import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { eligibleAdded } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { ELIGIBLE_USERS_RULES } from '@kalyanam/shared/rules/admin.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { Permitted } from '../../../ui/permitted';
import { indianNumber } from '../../../ui/india-date';
import { PageFrame } from '../../../ui/page';
import { problemSentence } from '../../../ui/problem-sentence';
import { toast } from '../../../ui/toast';
import { addEligible } from '../eligible.queries';
import { BadLines } from './bad-lines';
import { PairsField } from './pairs-field';
import { Preview } from './preview';
import { readPairs } from './read-pairs';

const FAILED = 'Failed to add eligible users';

export function Page() {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  // A long list stands in the field at once and is read after that.
  const shown = useDeferredValue(text);
  const read = useMemo(() => readPairs(shown), [shown]);
  const refusal = ELIGIBLE_USERS_RULES.users(read.pairs, {});

  const adding = useMutation({
    mutationFn: addEligible,
    onSuccess: ({ message, added }) => {
      toast(message || eligibleAdded(added));
      setText(read.bad.map((line) => line.text).join('\n'));
      setAsked(false);
      void queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.eligibleUsers] });
    },
  });

  const add = () => {
    setAsked(true);
    if (refusal === null && shown === text) adding.mutate(read.pairs);
  };
  const write = (next: string) => {
    setText(next);
    adding.reset();
  };

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
          <PairsField text={text} problem={asked && text === shown ? refusal : null} onText={write} />
          {text.trim() !== '' && <Preview read={shown.trim() === '' ? null : read} reading={shown !== text} />}
          {adding.isError && <Alert severity="error">{problemSentence(adding.error, FAILED)}</Alert>}
          {adding.isSuccess && adding.data.duplicates > 0 && (
            <Alert severity="info">{indianNumber(adding.data.duplicates)} were already on the list.</Alert>
          )}
          <Button
            variant="contained"
            size="large"
            sx={{ justifySelf: { sm: 'start' } }}
            loading={adding.isPending}
            onClick={add}
          >
            Add Eligible Users
          </Button>
          <BadLines key={adding.submittedAt} lines={read.bad} />
        </Paper>
      </Permitted>
    </PageFrame>
  );
}
