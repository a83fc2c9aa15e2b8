import { useDeskTexts } from '../ui/desk-language';
import type { PageName } from '../shell/paths';

/** What the pages are called in the language of the desk, where that is not English. */
export const usePageNames = () => useDeskTexts<Partial<Record<PageName, string>>>('pageNames');
