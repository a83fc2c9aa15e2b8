import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LINK_KINDS, type LinkedRow } from '@kalyanam/shared/team/signals';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { linkedPath, userPath } from '../../../shell/paths';
import { fullDay } from '../../../ui/time/india-date';
import { PageLink } from '../../../ui/list/page-link';
import { AccountChip, StateChip, VerificationChip } from '../../../ui/list/state-chip';

const GONE = { rejected: 'Rejected, then deleted', suspended: 'Suspended, then deleted', deleted: 'Deleted' } as const;

const linkWords = ({ links }: LinkedRow): string => links.map((link) => labelOf(LINK_KINDS, link)).join(', ');

const Status = ({ verificationStatus, accountStatus, kept }: LinkedRow) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {kept && <StateChip tone={kept === 'deleted' ? 'plain' : 'bad'}>{GONE[kept]}</StateChip>}
    {verificationStatus && <VerificationChip status={verificationStatus} />}
    {accountStatus && accountStatus !== 'active' && <AccountChip status={accountStatus} />}
  </Box>
);

const Who = ({ userId, name, at }: LinkedRow) =>
  userId ? (
    <PageLink to={userPath(userId)} asWritten>
      {name}
    </PageLink>
  ) : (
    <>{`Deleted account, ${fullDay(at)}`}</>
  );

/** On a narrow screen a row is a card. */
const CELLS = {
  '& td, & th': { px: 1, overflowWrap: 'anywhere' },
  '@media (max-width: 599px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td, & th': { display: 'block', border: 0, py: 0.25 },
  },
} as const;

export const LinkedTable = ({ name, rows }: { name: string; rows: readonly LinkedRow[] }) => (
  <Table size="small" aria-label={`Accounts linked to ${name}`} sx={CELLS}>
    <TableHead>
      <TableRow>
        <TableCell>Who</TableCell>
        <TableCell>What links them</TableCell>
        <TableCell>Since</TableCell>
        <TableCell>Status</TableCell>
        <TableCell>More</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.userId ?? row.at}>
          <TableCell component="th" scope="row">
            <Who {...row} />
          </TableCell>
          <TableCell>{linkWords(row)}</TableCell>
          <TableCell>{fullDay(row.at)}</TableCell>
          <TableCell>
            <Status {...row} />
          </TableCell>
          <TableCell>{row.userId && <PageLink to={linkedPath(row.userId)}>Their links</PageLink>}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
