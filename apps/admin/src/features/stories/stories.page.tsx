import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type {
  StoryDecisionAnswer,
  StoryDecisionRequest,
  StoryQueueAnswer,
  WaitingStory,
} from '@kalyanam/shared/admin/stories';
import { STORY_CLOCK } from '@kalyanam/shared/marriages/marriages';
import { PHOTO_PIXELS } from '@kalyanam/shared/photos';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../session/admin-session';
import { userPath } from '../../shell/paths';
import { ClockChip } from '../../ui/clock-chip';
import { indianNumber } from '../../ui/india-date';
import { EmptyList } from '../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../ui/load-problem';
import { useOnline } from '../../ui/online';
import { PageFrame } from '../../ui/page';
import { PageLink } from '../../ui/page-link';
import { problemSentence } from '../../ui/problem-sentence';
import { toast } from '../../ui/toast';
import { Words } from '../../ui/words';

const storiesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.stories],
  queryFn: ({ signal }) => api.get<StoryQueueAnswer>(ADMIN_ROUTES.stories, { signal }),
});

/** C16: words that both families have ticked, the oldest first. They are published or refused with their photo, never edited. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(storiesQuery);
  const again = () => void refetch();
  const problem = { what: 'Stories', problem: error, retrying: isFetching, onRetry: again };
  return (
    <PageFrame
      title="Stories"
      lead={
        data
          ? `Stories of marriages that wait for us: ${indianNumber(data.total)}. Decide within seven days.`
          : 'Stories of marriages that wait for us.'
      }
    >
      {!data ? (
        <NotLoaded {...problem} />
      ) : error ? (
        <LoadProblem {...problem} />
      ) : data.stories.length === 0 ? (
        <EmptyList sentence="No stories waiting" />
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {data.stories.map((story) => (
            <Story key={`${story.id} ${story.version}`} story={story} onDecided={again} />
          ))}
        </Box>
      )}
    </PageFrame>
  );
}

interface StoryProps {
  story: WaitingStory;
  onDecided: () => void;
}

function Story({ story: { id, text, families, names, photo, version, since }, onDecided }: StoryProps) {
  const online = useOnline();
  const deciding = useMutation({
    mutationFn: (request: StoryDecisionRequest) =>
      api.post<StoryDecisionAnswer>(ADMIN_ROUTES.storyDecision(id), request),
    onSuccess: (_answer, { act }) => {
      toast(act === 'publish' ? 'Published.' : 'Refused: both families can write other words.');
      onDecided();
    },
  });
  const ready = online && !deciding.isPending && !deciding.isSuccess;
  const shown = names
    ? families.map(({ name }) => name).join(' and ')
    : families.map(({ place }) => `a family of ${place}`).join(' and ');
  return (
    <Box component="section" aria-label={shown} sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.25rem' }}>
          {families.map(({ id: userId, name }, index) => (
            <span key={userId}>
              {index > 0 && ' and '}
              <PageLink to={userPath(userId)}>{name}</PageLink>
            </span>
          ))}
        </Box>
        <ClockChip enteredAt={since} hours={STORY_CLOCK} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>Shown as: {shown}</Box>
      <Words>{text}</Words>
      {photo && (
        <Box
          component="img"
          src={photo.card}
          alt="The photo that both families chose"
          {...PHOTO_PIXELS.card}
          sx={{ width: '100%', maxWidth: 320, height: 'auto' }}
        />
      )}
      {deciding.error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onDecided}>
              Load again
            </Button>
          }
        >
          {problemSentence(deciding.error, 'The decision could not be saved')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!ready} onClick={() => deciding.mutate({ act: 'publish', version })}>
          Publish
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={!ready}
          onClick={() => deciding.mutate({ act: 'refuse', version })}
        >
          Refuse
        </Button>
      </Box>
    </Box>
  );
}
