import { forgetDraft } from '../../features/announcements/kept-draft';
import { forgetAllNotes } from '../../features/verify/decision/notes';
import { forgetDrafts } from '../../ui/drafts';
import { forgetRecent } from './palette/recent';

/** What one administrator typed and looked for is not for the next one in the same tab. */
export function forgetTyped(): void {
  forgetAllNotes();
  forgetDraft();
  forgetDrafts();
  forgetRecent();
}
