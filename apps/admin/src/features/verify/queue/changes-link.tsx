import Box from '@mui/material/Box';
import type { ProfileEditRow } from '@kalyanam/shared/admin/profile-edits';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../../app/paths';
import { indianNumber } from '../../../ui/india-date';
import { tableQuery } from '../../../ui/list/table-query';
import { PageLink } from '../../../ui/page-link';

/** R30: what verified members want to change waits in a list of its own. */
export function ChangesLink() {
  const { data } = useQuery(tableQuery<ProfileEditRow>(ADMIN_ROUTES.profileEdits, { state: 'open' }));
  return (
    <Box sx={{ width: '100%' }}>
      <PageLink to={PATHS.changes}>Changed details{data ? ` · ${indianNumber(data.total)}` : ''}</PageLink>
    </Box>
  );
}
