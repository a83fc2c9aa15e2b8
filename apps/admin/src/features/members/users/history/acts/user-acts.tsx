import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { can } from '@kalyanam/shared/team/roles';
import { useAdmin } from '../../../../../session/admin-session';
import { ConfirmDialog } from '../../../../../ui/form/confirm-dialog';
import { forgetText } from '../../../../../ui/form/drafts';
import { pageHeading, useFocusTo } from '../../../../../ui/form/focus';
import { ReasonDialog } from '../../../../../ui/form/reason-dialog';
import { problemSentence } from '../../../../../ui/feedback/problem-sentence';
import { toast } from '../../../../../ui/feedback/toast';
import { actsOn, type UserAct, waitWords } from './acts';

const draftOf = ({ name }: UserAct, { userId }: UserHistory): string => `${name} ${userId}`;

/** What the caller's role may do to or for this member: the way back first, everything else in a menu. */
export function UserActs({ user }: { user: UserHistory }) {
  const queries = useQueryClient();
  const role = useAdmin()?.role;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<UserAct | null>(null);
  const doing = useMutation({
    mutationFn: ({ act, reason }: { act: UserAct; reason: string }) => act.run(user, reason),
    onSuccess: (message, { act }) => {
      forgetText(draftOf(act, user));
      setAsking(null);
      toast(`${message}: ${user.name}`);
      return queries.invalidateQueries({ queryKey: [ADMIN_ROUTES.users] });
    },
  });
  const menu = useRef<HTMLButtonElement>(null);
  // The way back goes away with what it takes back.
  const noteFocus = useFocusTo(() => menu.current ?? pageHeading());
  const acts = actsOn(user).filter(({ needs }) => can(role, needs));
  const [back] = acts.filter(({ first }) => first);
  if (acts.length === 0) return null;

  const ask = (act: UserAct) => {
    setAnchor(null);
    doing.reset();
    setAsking(act);
  };
  const problem =
    doing.isError && asking ? (waitWords(doing.error) ?? problemSentence(doing.error, asking.failed)) : null;
  return (
    <Box onFocus={noteFocus} sx={{ display: 'flex', gap: 1 }}>
      {back && (
        <Button variant="contained" onClick={() => ask(back)}>
          {back.name}
        </Button>
      )}
      <Button
        ref={menu}
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'region', 'aria-label': `Actions for ${user.name}` } }}
      >
        {acts
          .filter(({ first }) => !first)
          .map((act) => (
            <MenuItem
              key={act.name}
              onClick={() => ask(act)}
              sx={act.colour === 'error' ? { color: 'error.main' } : {}}
            >
              {act.name}
            </MenuItem>
          ))}
      </Menu>
      {asking?.reason && (
        <ReasonDialog
          draft={draftOf(asking, user)}
          title={asking.title(user.name)}
          lead={asking.lead}
          label={asking.reason.label}
          act={asking.name}
          colour={asking.colour}
          rule={asking.reason.rule}
          most={asking.reason.most}
          busy={doing.isPending}
          problem={problem}
          onClose={() => setAsking(null)}
          onAct={(reason) => doing.mutate({ act: asking, reason })}
        />
      )}
      {asking && !asking.reason && (
        <ConfirmDialog
          title={asking.title(user.name)}
          act={asking.name}
          colour={asking.colour}
          busy={doing.isPending}
          problem={problem}
          onClose={() => setAsking(null)}
          onAct={() => doing.mutate({ act: asking, reason: '' })}
        >
          {asking.lead}
        </ConfirmDialog>
      )}
    </Box>
  );
}
