import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../shell/paths';
import { NotLoaded } from '../../../ui/load-problem';
import { PageFrame } from '../../../ui/page';
import { PageLink } from '../../../ui/page-link';
import { historyQuery } from '../users.queries';
import { AccountStatusButton } from './account-status-button';
import { AccountHistory } from './account-history';

const AllUsers = () => <PageLink to={PATHS.users}>All users</PageLink>;

export function Page() {
  const { userId = '' } = useParams();
  const { data: user, error, isFetching, refetch } = useQuery(historyQuery(userId));
  if (user) {
    return (
      <PageFrame title={user.name} lead={<AllUsers />} tools={<AccountStatusButton user={user} />}>
        <AccountHistory user={user} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="User" lead={<AllUsers />}>
      <NotLoaded
        what="This account"
        missing="No member with this ID"
        problem={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </PageFrame>
  );
}
