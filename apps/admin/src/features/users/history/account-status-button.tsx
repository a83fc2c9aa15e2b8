import Button from '@mui/material/Button';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { UserHistory } from '@kalyanam/shared/admin/users';
import { ACCOUNT_STATUS_RULES } from '@kalyanam/shared/rules/admin.rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../../session/permissions';
import { problemSentence } from '../../../ui/problem-sentence';
import { ReasonDialog } from '../../../ui/reason-dialog';
import { toast } from '../../../ui/toast';
import { changeAccountStatus, type StatusChange } from '../users.queries';

const rule = ACCOUNT_STATUS_RULES.reason;

const STANDING_WORDS = {
  suspend: {
    act: 'Suspend',
    lead: 'The account is closed at once: every session ends, the profile is hidden. The member reads the reason.',
    label: 'Reason',
    colour: 'error',
    failed: 'The account could not be suspended',
    rule,
  },
  restore: {
    act: 'Restore',
    lead: 'The account works again and the profile is shown as its owner set it. The member reads the reason.',
    label: 'Reason',
    colour: 'primary',
    failed: 'The account could not be restored',
    rule,
  },
  withdraw: {
    act: 'Withdraw verification',
    lead: 'The case opens again and the member is asked for new documents. The member reads the reason.',
    label: 'Reason',
    colour: 'error',
    failed: 'The verification could not be withdrawn',
    rule,
  },
} as const;

/** Suspend an account, restore one that is suspended or on hold, or withdraw a verification (R54), with a reason that the member reads. */
export function AccountStatusButton({
  user: { userId, name, accountStatus, verificationStatus },
}: {
  user: UserHistory;
}) {
  const queries = useQueryClient();
  const mayChange = useCan('users.suspend');
  const mayWithdraw = useCan('verification.withdraw') && verificationStatus === 'verified';
  const [asking, setAsking] = useState<StatusChange | null>(null);
  const changing = useMutation({
    mutationFn: changeAccountStatus,
    onSuccess: ({ message }) => {
      setAsking(null);
      toast(`${message}: ${name}`);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.users] });
    },
  });
  if (!mayChange) return null;

  const ask = (to: StatusChange) => {
    changing.reset();
    setAsking(to);
  };
  const words = asking && STANDING_WORDS[asking];
  return (
    <>
      {accountStatus !== 'active' && (
        <Button variant="contained" onClick={() => ask('restore')}>
          Restore
        </Button>
      )}
      {mayWithdraw && (
        <Button variant="outlined" color="error" onClick={() => ask('withdraw')}>
          Withdraw verification
        </Button>
      )}
      {accountStatus !== 'suspended' && (
        <Button variant="outlined" color="error" onClick={() => ask('suspend')}>
          Suspend
        </Button>
      )}
      {asking && words && (
        <ReasonDialog
          {...words}
          title={asking === 'withdraw' ? `${words.act} of ${name}` : `${words.act} ${name}`}
          busy={changing.isPending}
          problem={changing.isError ? problemSentence(changing.error, words.failed) : null}
          onClose={() => setAsking(null)}
          onAct={(reason) => changing.mutate({ userId, to: asking, reason })}
        />
      )}
    </>
  );
}
