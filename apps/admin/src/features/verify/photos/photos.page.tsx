import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { indianNumber } from '../../../ui/time/india-date';
import { EmptyList } from '../../../ui/list/list-states';
import { LoadProblem, NotLoaded } from '../../../ui/feedback/load-problem';
import { PageFrame } from '../../../ui/list/page';
import { useKeyWords } from '../../../ui/words/key-words';
import { PhotoGrid } from './photo-grid';
import { photoQueueQuery } from './photos.queries';
import { usePhotoVerdicts } from './use-photo-verdicts';

const SHOWN = {
  after: 'Others see them already.',
  before: 'Others see them only when they are fine.',
} as const;

const PHOTO_KEYS = [
  ['Arrow keys', 'Go to another photo'],
  ['A, F or Space', 'Fine'],
  ['R or X', 'Refuse, with a reason'],
  ['Shift+F', 'All are fine, once you have seen them all'],
  ['Z', 'Undo, for 10 seconds'],
] as const;

/** New photos of verified members, a screen at a time. */
export function Page() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(photoQueueQuery);
  const queries = useQueryClient();
  const next = useCallback(() => void refetch(), [refetch]);
  const verdicts = usePhotoVerdicts((ids) => {
    // It may be called long after this screen was drawn.
    const now = queries.getQueryData(photoQueueQuery.queryKey);
    const shown = now?.photos.map(({ photo }) => photo.id) ?? [];
    if (!ids.every((id) => shown.includes(id))) next();
  });
  useKeyWords('Photos', PHOTO_KEYS);
  const problem = { what: 'Photos', problem: error, retrying: isFetching, onRetry: next };
  return (
    <PageFrame
      title="Photos"
      wide
      lead={
        data
          ? `New photos of verified members: ${indianNumber(data.total)}. ${SHOWN[data.review]}`
          : 'New photos of verified members.'
      }
    >
      {!data ? (
        <NotLoaded {...problem} />
      ) : error ? (
        <LoadProblem {...problem} />
      ) : data.photos.length === 0 ? (
        <EmptyList sentence="No photos waiting" />
      ) : (
        <PhotoGrid key={dataUpdatedAt} photos={data.photos} verdicts={verdicts} onDone={next} />
      )}
    </PageFrame>
  );
}
