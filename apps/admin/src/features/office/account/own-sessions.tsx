import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deviceName } from '@kalyanam/web/device';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { signOutEverywhere } from '../../../session/admin-session';
import { PATHS } from '../../../shell/paths';
import { dayAndTime } from '../../../ui/time/india-date';
import { NotLoaded } from '../../../ui/feedback/load-problem';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { ownSessionsQuery } from './account.queries';

/** The administrator's sessions, with a button that ends all of them. */
export function OwnSessions() {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(ownSessionsQuery);
  const leaving = useMutation({
    mutationFn: signOutEverywhere,
    onSuccess: () => navigate(PATHS.login),
    onError: (thrown) => toast(problemSentence(thrown, 'Your sessions could not be ended'), 'problem'),
  });
  if (!data) {
    return <NotLoaded what="Your sessions" problem={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, mb: 2 }}>
        {data.map(({ id, current, ip, userAgent, lastUsedAt }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {deviceName(userAgent) || 'Unknown device'}
            </Box>
            {current && ' (this device)'}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${ip} · last used ${dayAndTime(lastUsedAt)}`}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        Log out everywhere
      </Button>
    </>
  );
}
