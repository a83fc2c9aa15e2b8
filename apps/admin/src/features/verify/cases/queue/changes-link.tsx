import Box from '@mui/material/Box';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery } from '@tanstack/react-query';
import { PATHS } from '../../../../shell/paths';
import { indianNumber } from '../../../../ui/time/india-date';
import { countQuery } from '../../../../ui/list/list-queries';
import { PageLink } from '../../../../ui/list/page-link';
import { useQueueTexts } from './queue.en';

/** R30: what verified members want to change waits in a list of its own. */
export function ChangesLink() {
  const { changes } = useQueueTexts();
  const { data } = useQuery(countQuery(ADMIN_ROUTES.profileEdits, { state: 'open' }));
  return (
    <Box sx={{ width: '100%' }}>
      <PageLink to={PATHS.profileEdits}>{`${changes}${data === undefined ? '' : ` · ${indianNumber(data)}`}`}</PageLink>
    </Box>
  );
}
