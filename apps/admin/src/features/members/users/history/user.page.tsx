import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../shell/paths';
import { HALVES, PageFrame } from '../../../../ui/list/page';
import { NotLoaded } from '../../../../ui/feedback/load-problem';
import { PageLink } from '../../../../ui/list/page-link';
import { TeamChecks } from '../../../../ui/list/team-checks';
import { historyQuery } from '../users.queries';
import { UserActs } from './acts/user-acts';
import { AccountPanel } from './account-panel';
import { ProfilePanel } from './profile-panel';
import { History } from './history';
import { Portrait, UserLead } from './user-head';

export function Page() {
  const { userId = '' } = useParams();
  const { data: user, error, isFetching, refetch } = useQuery(historyQuery(userId));
  if (user) {
    return (
      <PageFrame
        wide
        picture={<Portrait user={user} />}
        title={`${user.name}, ${user.age}`}
        asWritten
        lead={<UserLead user={user} />}
        tools={<UserActs user={user} />}
      >
        {user.statusReason && user.accountStatus !== 'active' && (
          <Alert severity="warning">{`The member was told: ${user.statusReason}`}</Alert>
        )}
        <Box sx={{ ...HALVES, alignItems: 'start' }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
            <ProfilePanel user={user} />
            <AccountPanel user={user} />
            <TeamChecks userId={userId} />
          </Box>
          <History userId={userId} />
        </Box>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Member" lead={<PageLink to={PATHS.users}>All members</PageLink>}>
      <NotLoaded
        what="This member"
        missing="No member with this ID"
        problem={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </PageFrame>
  );
}
