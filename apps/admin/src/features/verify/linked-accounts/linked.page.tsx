import Alert from '@mui/material/Alert';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { LinkedAnswer } from '@kalyanam/shared/team/signals';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '../../../session/admin-session';
import { userPath } from '../../../shell/paths';
import { EmptyList } from '../../../ui/list/list-states';
import { Loaded } from '../../../ui/feedback/load-problem';
import { PageFrame } from '../../../ui/list/page';
import { PageLink } from '../../../ui/list/page-link';
import { LinkedTable } from './linked-table';

/** Each look is written to the audit log, so it is not fetched again automatically. */
const linkedQuery = (userId: string) =>
  queryOptions({
    queryKey: [ADMIN_ROUTES.users, 'linked', userId],
    queryFn: ({ signal }) => api.get<LinkedAnswer>(ADMIN_ROUTES.linkedAccounts(userId), { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const LEAD =
  'Accounts that share a picture, a number or a place with this one. A link is a hint: families share phones and networks.';

export function Page() {
  const { userId = '' } = useParams();
  const query = useQuery(linkedQuery(userId));
  const { data } = query;
  return (
    <PageFrame
      title="Linked accounts"
      wide
      lead={
        <>
          {data && (
            <PageLink to={userPath(userId)} asWritten>
              {data.name}
            </PageLink>
          )}
          {`${data ? ' · ' : ''}${LEAD}`}
        </>
      }
    >
      <Loaded what="Linked accounts" missing="No member with this ID" query={query}>
        {({ name, linked, busyNetwork }) => (
          <>
            {busyNetwork && (
              <Alert severity="info">
                Many accounts register from the same network, as with mobile carriers. Those who share only the network
                are left out.
              </Alert>
            )}
            {linked.length === 0 ? (
              <EmptyList sentence="No linked accounts" />
            ) : (
              <LinkedTable name={name} rows={linked} />
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
