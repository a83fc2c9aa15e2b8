import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  conflictLead:
    'Nothing you wrote is lost. Where the same field was changed twice, choose which to keep, then save again.',
  theirs: 'Newest',
  mine: 'Yours',
  useNewest: 'Use the newest',
  keepMine: 'Keep mine',
};

export const useConflictTexts = defineTexts('conflict', en);
