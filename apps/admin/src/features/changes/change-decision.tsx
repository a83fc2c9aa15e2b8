import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type {
  ProfileEditDecisionAnswer,
  ProfileEditDecisionRequest,
  ProfileEditRow,
} from '@kalyanam/shared/admin/profile-edits';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/rules/admin.rules';
import type { Judge } from '@kalyanam/shared/rules/rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../session/admin-session';
import { useCan } from '../../session/permissions';
import { problemSentence } from '../../ui/problem-sentence';
import { ReasonDialog } from '../../ui/reason-dialog';
import { toast } from '../../ui/toast';

const decideEdit = ({ id, ...decision }: ProfileEditDecisionRequest & { id: string }) =>
  api.post<ProfileEditDecisionAnswer>(ADMIN_ROUTES.profileEditDecision(id), decision);

const FAILED = 'The change could not be decided';
const WHY: Judge = (notes) => PROFILE_EDIT_DECISION_RULES.notes(notes, { decision: 'reject' });

/** D22: the focus of a card that is decided, and leaves the list, goes to its neighbour. */
function toNextCard(place: Element | null): () => void {
  const card = place?.closest('li');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  return () => {
    const focused = document.activeElement;
    if (focused === document.body || card?.contains(focused)) next?.querySelector('a')?.focus();
  };
}

export function ChangeDecision({ edit: { id, askedAt, member } }: { edit: ProfileEditRow }) {
  const queries = useQueryClient();
  const mayDecide = useCan('changes.decide');
  const [rejecting, setRejecting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const deciding = useMutation({
    mutationFn: decideEdit,
    onSuccess: async ({ message }) => {
      setRejecting(false);
      toast(`${message}: ${member.name}`);
      const goOn = toNextCard(place.current);
      await queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.profileEdits] });
      goOn();
    },
  });
  if (!mayDecide)
    return <Box sx={{ color: 'text.secondary' }}>Your role can only view changes; reviewers decide them.</Box>;
  const problem = deciding.isError ? problemSentence(deciding.error, FAILED) : null;
  return (
    <Box ref={place} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {problem && !rejecting && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {problem}
        </Alert>
      )}
      <Button
        variant="contained"
        color="success"
        aria-label={`Approve the change of ${member.name}`}
        loading={deciding.isPending}
        onClick={() => deciding.mutate({ id, askedAt, decision: 'approve' })}
      >
        Approve
      </Button>
      <Button
        variant="outlined"
        color="error"
        aria-label={`Reject the change of ${member.name}`}
        onClick={() => {
          deciding.reset();
          setRejecting(true);
        }}
      >
        Reject
      </Button>
      {rejecting && (
        <ReasonDialog
          title={`Reject the change of ${member.name}`}
          lead="The current value stays. The member reads the notes."
          label="Notes"
          act="Reject"
          colour="error"
          rule={WHY}
          busy={deciding.isPending}
          problem={problem}
          onClose={() => setRejecting(false)}
          onAct={(notes) => deciding.mutate({ id, askedAt, decision: 'reject', notes })}
        />
      )}
    </Box>
  );
}
