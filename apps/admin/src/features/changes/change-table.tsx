import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ProfileChangeView } from '@kalyanam/shared/admin/profile-edits';
import { fieldFact } from '../../ui/profile-facts';

/** A change in words: which field, what stands, what is wanted. */
function changeWords({ field, from, to }: ProfileChangeView) {
  const { label, value } = fieldFact(field, { [field]: from });
  return { field, label, from: value, to: fieldFact(field, { [field]: to }).value };
}

interface Props {
  name: string;
  changes: readonly ProfileChangeView[];
}

export const ChangeTable = ({ name, changes }: Props) => (
  <Table
    size="small"
    aria-label={`Changes of ${name}`}
    sx={{ '& td, & th': { px: 1 }, '& td': { overflowWrap: 'anywhere' } }}
  >
    <TableHead>
      <TableRow>
        <TableCell>Field</TableCell>
        <TableCell>Current</TableCell>
        <TableCell>Wanted</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {changes.map(changeWords).map(({ field, label, from, to }) => (
        <TableRow key={field}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell sx={{ bgcolor: 'ground.badTint' }}>{from}</TableCell>
          <TableCell sx={{ bgcolor: 'ground.goodTint', fontWeight: 600 }}>{to}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
