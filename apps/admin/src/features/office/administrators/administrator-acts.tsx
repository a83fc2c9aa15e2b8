import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { AdministratorAnswer, AdministratorRow } from '@kalyanam/shared/team/administrators';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { actsOn, type Act } from './acts';
import { PasswordDialog } from './password-dialog';

/** What an owner may do to a colleague. */
export function AdministratorActs({ administrator }: { administrator: AdministratorRow }) {
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Act | null>(null);
  const [made, setMade] = useState<AdministratorAnswer | null>(null);
  const doing = useMutation({
    mutationFn: (act: Act) => act.run(administrator.id),
    onSuccess: (answer) => {
      if (answer.password) setMade(answer);
      else toast(answer.message);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.administrators] });
    },
    onError: (thrown) => toast(problemSentence(thrown, 'The administrator could not be changed'), 'problem'),
    onSettled: () => setAsking(null),
  });
  const choose = (act: Act) => {
    setAnchor(null);
    if (act.warning) setAsking(act);
    else doing.mutate(act);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={`Change ${administrator.username}`}
        loading={doing.isPending}
        sx={{ m: -1, minHeight: 36 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Change
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'region', 'aria-label': `Change ${administrator.username}` } }}
      >
        {actsOn(administrator).map((act) => (
          <MenuItem key={act.name} onClick={() => choose(act)}>
            {act.name}
          </MenuItem>
        ))}
      </Menu>
      {asking && (
        <ConfirmDialog
          title={`${asking.name}: ${administrator.username}?`}
          act={asking.name}
          busy={doing.isPending}
          onClose={() => setAsking(null)}
          onAct={() => doing.mutate(asking)}
        >
          {asking.warning}
        </ConfirmDialog>
      )}
      {made?.password && (
        <PasswordDialog username={made.administrator.username} password={made.password} onClose={() => setMade(null)} />
      )}
    </>
  );
}
