import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { StoryQueueAnswer } from '@kalyanam/shared/team/stories';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../session/admin-session';
import { ExportButton } from '../../../ui/list/export-button';
import { QueuePage } from '../../../ui/list/queue-page';
import { StoryCase, storyKey } from './story-case';

const KEYS = [
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
export const Page = () => (
  <QueuePage
    title="Stories"
    keys={KEYS}
    lead={['Stories of marriages that wait for us', 'Decide within seven days.']}
    tools={<ExportButton of={{ route: ADMIN_ROUTES.stories, exports: 'stories.export' }} />}
    query={useQuery(storiesQuery)}
    casesOf={({ stories }) => stories}
    keyOf={storyKey}
    empty="No stories waiting"
  >
    {(story, onDecided) => <StoryCase story={story} onDecided={onDecided} />}
  </QueuePage>
);
