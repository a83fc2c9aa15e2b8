import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { indianNumber } from '../../../ui/india-date';
import type { ListState } from '../../../ui/list/use-list-state';
import { ChangesLink } from './changes-link';
import { QueueFilters } from './queue-filters';
import { QueueItem } from './queue-item';

interface Props {
  users: PendingVerification[];
  total: number;
  openId: string | null;
  list: ListState;
}

export const QueuePane = ({ users, total, openId, list }: Props) => (
  <Box
    component="section"
    aria-labelledby="queue-title"
    sx={{
      gridArea: { md: 'queue' },
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      bgcolor: 'background.paper',
      borderRight: { md: 1 },
      borderColor: { md: 'divider' },
    }}
  >
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, px: 2, py: 1.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography id="queue-title" component="h2" sx={{ fontWeight: 600, mr: 'auto' }}>
        {list.clear ? 'Cases found' : 'Pending verifications'}: {indianNumber(total)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>oldest first</Typography>
      <ChangesLink />
      <QueueFilters list={list} />
    </Box>
    {users.length === 0 && <NoneFound onClear={list.clear} />}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowY: { md: 'auto' }, scrollPaddingBlock: 8 }}>
      {users.map((user) => (
        <QueueItem key={user.userId} user={user} open={user.userId === openId} />
      ))}
    </Box>
    {users.length < total && (
      <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
        The oldest {indianNumber(users.length)} of {indianNumber(total)} are listed; the rest follow as these are
        decided.
      </Typography>
    )}
  </Box>
);

const NoneFound = ({ onClear }: { onClear: (() => void) | undefined }) => (
  <Box role="status" sx={{ p: 2 }}>
    <Typography sx={{ mb: 1 }}>No case matches.</Typography>
    {onClear && (
      <Button variant="outlined" onClick={onClear}>
        Show all cases
      </Button>
    )}
  </Box>
);
