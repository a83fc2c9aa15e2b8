import { createDeletions } from '../../session/late-deletions';

export const {
  useKept: useKeptPhotos,
  later: deleteLater,
  undo: undoDeletion,
  carryOut: carryOutDeletions,
} = createDeletions();
