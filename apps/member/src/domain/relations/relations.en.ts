import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Between this member and another: shortlist and block. */
export const en = {
  shortlist: 'Add to shortlist',
  onShortlist: 'Remove from shortlist',
  putOnShortlist: (name: string) => `Add ${name} to shortlist`,
  takeOffShortlist: (name: string) => `Remove ${name} from shortlist`,
  addedToShortlist: (name: string) => `${name} is on your shortlist.`,
  removedFromShortlist: (name: string) => `${name} is no longer on your shortlist.`,
  undo: 'Undo',
  block: 'Block',
  blocked: (name: string) => `${name} is blocked. You no longer see each other.`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
};

export const useRelationTexts = defineTexts('relations', en);
