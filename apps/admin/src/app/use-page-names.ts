import { useTeamTexts } from '../ui/words/team-language';
import type { PageName } from '../shell/paths';

/** What the pages are called in the language of the verification screens, where that is not English. */
export const usePageNames = () => useTeamTexts<Partial<Record<PageName, string>>>('pageNames');
