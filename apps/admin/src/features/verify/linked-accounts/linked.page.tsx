import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { userPath } from '../../../shell/paths';
import { EmptyList } from '../../../ui/list/list-states';
import { NotLoaded } from '../../../ui/feedback/load-problem';
import { PageFrame } from '../../../ui/list/page';
import { PageLink } from '../../../ui/list/page-link';
import { linkedQuery } from './linked.queries';
import { LinkedTable } from './linked-table';

const LEAD =
  'Accounts that share a picture, a number or a place with this one. A link is a hint: families share phones and networks.';

export function Page() {
  const { userId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(linkedQuery(userId));
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
      {data ? (
        <>
          {data.busyNetwork && (
            <Alert severity="info">
              Many accounts register from the same network, as with mobile carriers. Those who share only the network
              are left out.
            </Alert>
          )}
          {data.linked.length === 0 ? (
            <EmptyList sentence="No linked accounts" />
          ) : (
            <LinkedTable name={data.name} rows={data.linked} />
          )}
        </>
      ) : (
        <NotLoaded
          what="Linked accounts"
          missing="No member with this ID"
          problem={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </PageFrame>
  );
}
