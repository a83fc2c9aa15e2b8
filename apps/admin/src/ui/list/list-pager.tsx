import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { indianNumber } from '../time/india-date';

interface Props {
  /** The kind of rows. */
  name: string;
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total`. */
  more?: boolean | undefined;
  onPage: (page: number) => void;
}

/** Pages within 2 of the current one with the first and the last; within 1 on a phone. */
export function ListPager({ name, page, pageSize, total, more = false, onPage }: Props) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const counted = more ? `more than ${indianNumber(total)}` : indianNumber(total);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {`${indianNumber(from)}–${indianNumber(to)} of ${counted}${more && to === total ? '. Search or filter further to see the others.' : ''}`}
      </Box>
      {total > pageSize && (
        <Pagination
          aria-label={`Pages of ${name}`}
          page={page}
          count={Math.ceil(total / pageSize)}
          siblingCount={wide ? 2 : 0}
          onChange={(_, next) => onPage(next)}
        />
      )}
    </Box>
  );
}
