import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EmptyList } from '../../../ui/list/list-states';
import { Loaded } from '../../../ui/feedback/load-problem';
import { PageFrame } from '../../../ui/list/page';
import { queueLead } from '../../../ui/list/queue-page';
import { useKeyWords } from '../../../ui/words/key-words';
import { PhotoGrid } from './photo-grid';
import { photoQueueQuery } from './photos.queries';
import { usePhotoVerdicts } from './use-photo-verdicts';

const SHOWN = {
  after: 'Others see them already.',
  before: 'Others see them only once you approve them.',
} as const;

const PHOTO_KEYS = [
  ['Arrow keys', 'Go to another photo'],
  ['A, F or Space', 'Approve'],
  ['R or X', 'Refuse, with a reason'],
  ['Shift+F', 'Approve all, once you have seen them all'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** New photos of verified members, a screen at a time. */
export function Page() {
  const query = useQuery(photoQueueQuery);
  const { data, dataUpdatedAt, refetch } = query;
  const queries = useQueryClient();
  const next = useCallback(() => void refetch(), [refetch]);
  const verdicts = usePhotoVerdicts((ids) => {
    // It may be called long after this screen was drawn.
    const now = queries.getQueryData(photoQueueQuery.queryKey);
    const shown = now?.photos.map(({ photo }) => photo.id) ?? [];
    if (!ids.every((id) => shown.includes(id))) next();
  });
  useKeyWords('Photos', PHOTO_KEYS);
  return (
    <PageFrame
      title="Photos"
      wide
      lead={queueLead('New photos of verified members', data && { total: data.total, note: SHOWN[data.review] })}
    >
      <Loaded what="Photos" query={query} fresh>
        {({ photos }) =>
          photos.length === 0 ? (
            <EmptyList sentence="No photos waiting" />
          ) : (
            <PhotoGrid key={dataUpdatedAt} photos={photos} verdicts={verdicts} onDone={next} />
          )
        }
      </Loaded>
    </PageFrame>
  );
}
