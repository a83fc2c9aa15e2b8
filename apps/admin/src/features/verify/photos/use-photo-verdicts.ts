import { PHOTO_UNDO_SECONDS, type PhotoVerdict } from '@kalyanam/shared/team/photo-review';
import type { PhotoRefusal } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '@kalyanam/web/online';
import { problemSentence } from '../../../ui/feedback/problem-sentence';
import { toast } from '../../../ui/feedback/toast';
import { offerUndo } from '../../../ui/feedback/undo';
import { photoCountQuery, reviewPhotos, undoPhotos } from './photos.queries';

/** What became of a photo on this screen. */
export type Outcome = 'sending' | 'fine' | 'refused' | 'elsewhere';

const OUTCOME: Readonly<Record<PhotoVerdict, Outcome>> = { fine: 'fine', refuse: 'refused' };
const photosWords = (count: number): string => (count === 1 ? 'photo' : 'photos');

/** Verdicts on photos: shown immediately, and undone by Z for ten seconds, also when the next screen has come. */
export function usePhotoVerdicts(onUndone: (ids: readonly string[]) => void) {
  const queries = useQueryClient();
  const online = useOnline();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());

  const set = (ids: readonly string[], outcome: Outcome | null) =>
    setOutcomes((known) => {
      const next = new Map(known);
      for (const id of ids) {
        if (outcome) next.set(id, outcome);
        else next.delete(id);
      }
      return next;
    });

  async function undo(ids: readonly string[]) {
    try {
      const { undone } = await undoPhotos([...ids]);
      set(undone, null);
      onUndone(undone);
      if (undone.length < ids.length) toast('Too late to undo.', 'problem');
      else toast(`${undone.length} ${photosWords(undone.length)} back in the queue`);
      void queries.invalidateQueries(photoCountQuery);
    } catch (thrown) {
      toast(problemSentence(thrown, 'Could not undo'), 'problem');
      throw thrown;
    }
  }

  async function judge(wanted: readonly string[], verdict: PhotoVerdict, reason?: PhotoRefusal) {
    const ids = wanted.filter((id) => !outcomes.has(id));
    if (ids.length === 0) return;
    if (!online) return void toast('You are offline. Decisions are paused.', 'problem');
    set(ids, 'sending');
    try {
      const { reviewed } = await reviewPhotos({ ids, verdict, ...(reason && { reason }) });
      set(reviewed, OUTCOME[verdict]);
      set(
        ids.filter((id) => !reviewed.includes(id)),
        'elsewhere',
      );
      if (reviewed.length > 0) {
        const done = verdict === 'fine' ? 'approved' : 'refused';
        offerUndo(
          {
            key: reviewed.join(' '),
            sentence: `${reviewed.length} ${photosWords(reviewed.length)} ${done}`,
            undo: () => undo(reviewed),
          },
          { ms: PHOTO_UNDO_SECONDS * 1000 },
        );
      }
      void queries.invalidateQueries(photoCountQuery);
    } catch (thrown) {
      set(ids, null);
      toast(problemSentence(thrown, 'Could not save'), 'problem');
    }
  }

  return { outcomes, judge };
}

export type PhotoVerdicts = ReturnType<typeof usePhotoVerdicts>;
