import { createDeletions } from '../../session/late-deletions';

export const {
  useKept: useKeptSearches,
  later: deleteSearchLater,
  undo: undoSearchDeletion,
  carryOut: carryOutSearchDeletions,
} = createDeletions();
