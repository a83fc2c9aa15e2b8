import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { OPEN_NOTICES } from '../../../../shell/paths';
import { openNoticesQuery } from '../reports.queries';

/** A link to notices from people without an account, with the number waiting. */
export function NoticesLink() {
  const { data: open } = useQuery(openNoticesQuery);
  return (
    <Button component={Link} to={OPEN_NOTICES}>
      {`Notices from relatives${open ? ` (${open})` : ''}`}
    </Button>
  );
}
