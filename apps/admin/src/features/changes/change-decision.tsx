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
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { forgetText } from '../../ui/drafts';
import { Kbd } from '../../ui/kbd';
import { isTyping, useShortcuts } from '../../ui/shortcuts';
import { ChangeLines } from './change-lines';
import { problemSentence } from '../../ui/problem-sentence';
import { ReasonDialog } from '../../ui/reason-dialog';
import { toast } from '../../ui/toast';
import { Unseen } from '../../ui/unseen';

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

interface Props {
  edit: ProfileEditRow;
  /** Whether A and R are meant for this one. */
  current: boolean;
}

export function ChangeDecision({ edit: { id, askedAt, member, changes }, current }: Props) {
  const queries = useQueryClient();
  const mayDecide = useCan('changes.decide');
  const [rejecting, setRejecting] = useState(false);
  const [approving, setApproving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const draft = `reject change ${id} ${askedAt}`;
  const deciding = useMutation({
    mutationFn: decideEdit,
    onSuccess: async ({ message }) => {
      forgetText(draft);
      setRejecting(false);
      setApproving(false);
      toast(`${message}: ${member.name}`);
      const goOn = toNextCard(place.current);
      await queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.profileEdits] });
      goOn();
    },
  });
  const ask = (open: (on: boolean) => void) => {
    deciding.reset();
    open(true);
  };
  /** R53: key and button open a question, since nothing takes a decision back; typing does not even that. */
  const byKey = (open: (on: boolean) => void) => () => {
    if (!mayDecide || deciding.isPending) return;
    if (isTyping()) toast('That looked like typing. To decide, press the key again.', 'problem');
    else ask(open);
  };
  useShortcuts(current ? { a: byKey(setApproving), r: byKey(setRejecting) } : {});
  if (!mayDecide) return <Box sx={{ color: 'text.secondary' }}>You have read-only access.</Box>;
  const problem = deciding.isError ? problemSentence(deciding.error, FAILED) : null;
  return (
    <Box ref={place} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" color="success" loading={deciding.isPending} onClick={() => ask(setApproving)}>
        Approve
        <Unseen>{` the change of ${member.name}`}</Unseen>
        {current && <Kbd>A</Kbd>}
      </Button>
      <Button variant="outlined" color="error" onClick={() => ask(setRejecting)}>
        Reject
        <Unseen>{` the change of ${member.name}`}</Unseen>
        {current && <Kbd>R</Kbd>}
      </Button>
      {approving && (
        <ConfirmDialog
          title={`Approve the change of ${member.name}?`}
          act="Approve"
          colour="primary"
          focusAct
          busy={deciding.isPending}
          problem={problem}
          onClose={() => setApproving(false)}
          onAct={() => deciding.mutate({ id, askedAt, decision: 'approve' })}
        >
          <ChangeLines name={member.name} changes={changes} />
          We notify the member. To go back, they would have to request another change.
        </ConfirmDialog>
      )}
      {rejecting && (
        <ReasonDialog
          draft={draft}
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
