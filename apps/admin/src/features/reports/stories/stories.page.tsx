import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { StoryQueueAnswer } from '@kalyanam/shared/team/stories';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { ExportButton } from '../../../ui/list/export-button';
import { indianNumber } from '../../../ui/time/india-date';
import { useKeyWords } from '../../../ui/words/key-words';
import { EmptyList } from '../../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../../ui/feedback/load-problem';
import { Turning, useOneByOne } from '../../../ui/form/one-by-one';
import { PageFrame } from '../../../ui/list/page';
import { useUndecided } from '../../../ui/feedback/decide-later';
import { StoryCase, storyKey } from './story-case';

const STORY_KEYS = [
  ['J, K', 'Next, previous'],
  ['A', 'Publish'],
  ['R', 'Refuse'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

const storiesQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.stories],
  queryFn: ({ signal }) => api.get<StoryQueueAnswer>(ADMIN_ROUTES.stories, { signal }),
  refetchOnWindowFocus: false,
});

/** C16: words that both families have ticked, the oldest first. They are published or refused with their photo, never edited. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(storiesQuery);
  const { shown, turning } = useOneByOne(useUndecided(data?.stories ?? [], storyKey));
  useKeyWords('Stories', STORY_KEYS);
  const again = () => refetch();
  const problem = { what: 'Stories', problem: error, retrying: isFetching, onRetry: () => void again() };
  return (
    <PageFrame
      title="Stories"
      lead={
        data
          ? `Stories of marriages that wait for us: ${indianNumber(data.total)}. Decide within seven days.`
          : 'Stories of marriages that wait for us.'
      }
      tools={<ExportButton of={{ route: ADMIN_ROUTES.stories, exports: 'stories.export' }} />}
    >
      {!data ? (
        <NotLoaded {...problem} />
      ) : error ? (
        <LoadProblem {...problem} />
      ) : shown ? (
        <>
          <StoryCase key={`${shown.id} ${shown.version}`} story={shown} onDecided={again} />
          <Turning {...turning} />
        </>
      ) : (
        <EmptyList sentence="No stories waiting" />
      )}
    </PageFrame>
  );
}
