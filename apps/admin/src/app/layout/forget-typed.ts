import { forgetDraft } from '../../features/community/announcements/kept-draft';
import { forgetAllNotes } from '../../features/verify/cases/decision/notes';
import { forgetDrafts } from '../../ui/form/drafts';
import { forgetRecent } from './palette/recent';

/** What one administrator typed and looked for is not for the next one in the same tab. */
export function forgetTyped(): void {
  forgetAllNotes();
  forgetDraft();
  forgetDrafts();
  forgetRecent();
}
