import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { indianNumber } from '../../../ui/india-date';
import { ChangesLink } from './changes-link';
import { QueueItem } from './queue-item';

interface Props {
  users: PendingVerification[];
  total: number;
  openId: string | null;
}

export const QueuePane = ({ users, total, openId }: Props) => (
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
        Pending verifications: {indianNumber(total)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>oldest first</Typography>
      <ChangesLink />
    </Box>
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
