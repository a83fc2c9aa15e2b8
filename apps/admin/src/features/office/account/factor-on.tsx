import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownSessionQuery } from '../../../session/admin-session';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { makeRecoveryCodes, removeSecondFactor } from './account.queries';
import { CodeForm } from './code-form';

interface Props {
  /** Not where the product requires it. */
  removable: boolean;
  onCodes: (codes: readonly string[]) => void;
}

type Wish = 'renew' | 'remove';

export function FactorOn({ removable, onCodes }: Props) {
  const queries = useQueryClient();
  const [wish, setWish] = useState<Wish | null>(null);
  const doing = useMutation({
    mutationFn: async (code: string) => {
      if (wish === 'renew') onCodes((await makeRecoveryCodes(code)).recoveryCodes);
      else await removeSecondFactor(code).then(() => toast('Two-step sign-in is removed'));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ownSessionQuery.queryKey }),
  });
  const problem = doing.isError ? problemSentence(doing.error, 'The code could not be checked') : null;
  const want = (next: Wish) => {
    doing.reset();
    setWish(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-pressed={wish === 'renew'} onClick={() => want('renew')}>
          New recovery codes
        </Button>
        {removable && (
          <Button variant="outlined" color="error" aria-pressed={wish === 'remove'} onClick={() => want('remove')}>
            Remove
          </Button>
        )}
      </Box>
      {wish && (
        <CodeForm
          key={wish}
          act={wish === 'renew' ? 'Make new recovery codes' : 'Remove two-step sign-in'}
          colour={wish === 'renew' ? 'primary' : 'error'}
          busy={doing.isPending}
          problem={problem}
          onCode={(code) => doing.mutate(code)}
        />
      )}
    </Box>
  );
}
