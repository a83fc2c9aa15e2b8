import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type {
  ProfileEditDecisionAnswer,
  ProfileEditDecisionRequest,
  ProfileEditRow,
} from '@kalyanam/shared/team/profile-edits';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import type { Judge } from '@kalyanam/shared/base/rule';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '@kalyanam/web/online';
import { api } from '../../../session/admin-session';
import { useCan } from '../../../session/permissions';
import { decideInAMoment } from '../../../ui/feedback/decide-later';
import { forgetText } from '../../../ui/form/drafts';
import { Kbd } from '../../../ui/form/kbd';
import { byKey } from '../../../ui/form/one-by-one';
import { useShortcuts } from '../../../ui/form/shortcuts';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { Unseen } from '../../../ui/list/unseen';

const decideEdit = ({ id, ...decision }: ProfileEditDecisionRequest & { id: string }) =>
  api.post<ProfileEditDecisionAnswer>(ADMIN_ROUTES.profileEditDecision(id), decision, { keepalive: true });

/** Draft of one request: the member may ask for another change in the meantime. */
export const changeKey = ({ id, askedAt }: Pick<ProfileEditRow, 'id' | 'askedAt'>): string => `change ${id} ${askedAt}`;

const DONE = { approve: ADMIN_MESSAGES.editApproved, reject: ADMIN_MESSAGES.editRejected } as const;
const WHY: Judge = (notes) => PROFILE_EDIT_DECISION_RULES.notes(notes, { decision: 'reject' });

/** Moves the focus to the neighbour of a card that leaves the list with its decision. */
function toNextCard(id: string): () => void {
  const card = document.querySelector(`[aria-labelledby="edit-${id}"]`);
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

export function ChangeDecision({ edit, current }: Props) {
  const { id, askedAt, member } = edit;
  const queries = useQueryClient();
  const mayDecide = useCan('changes.decide');
  const online = useOnline();
  const [rejecting, setRejecting] = useState(false);
  const draft = `reject change ${id} ${askedAt}`;
  const decide = (request: Pick<ProfileEditDecisionRequest, 'decision' | 'notes'>) => {
    const goOn = toNextCard(id);
    decideInAMoment({
      key: changeKey(edit),
      sentence: DONE[request.decision],
      name: member.name,
      send: async () => {
        await decideEdit({ id, askedAt, ...request });
        if (request.decision === 'reject') forgetText(draft);
      },
      after: () => queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.profileEdits] }),
    });
    // The card is gone with the next frame, and the focus with it.
    setTimeout(goOn);
  };
  const ready = mayDecide && online;
  useShortcuts(
    current && ready ? { a: byKey(() => decide({ decision: 'approve' })), r: byKey(() => setRejecting(true)) } : {},
  );
  if (!mayDecide) return <Box sx={{ color: 'text.secondary' }}>You have read-only access.</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" disabled={!online} onClick={() => decide({ decision: 'approve' })}>
        Approve
        <Unseen>{` the change of ${member.name}`}</Unseen>
        {current && <Kbd>A</Kbd>}
      </Button>
      <Button variant="outlined" color="error" disabled={!online} onClick={() => setRejecting(true)}>
        Reject
        <Unseen>{` the change of ${member.name}`}</Unseen>
        {current && <Kbd>R</Kbd>}
      </Button>
      {rejecting && (
        <ReasonDialog
          draft={draft}
          title={`Reject the change of ${member.name}`}
          lead="The current value stays. The member reads the notes."
          label="Notes"
          act="Reject"
          colour="error"
          rule={WHY}
          busy={false}
          problem={null}
          onClose={() => setRejecting(false)}
          onAct={(notes) => {
            setRejecting(false);
            decide({ decision: 'reject', notes });
          }}
        />
      )}
    </Box>
  );
}
