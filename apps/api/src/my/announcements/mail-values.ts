import type { Language } from '@kalyanam/shared/vocabulary/status';
import { wordsFor, type AnnouncementRow } from './announcement.view.js';

type Content = Pick<AnnouncementRow, 'titleEn' | 'textEn' | 'titleTe' | 'textTe'> & { page: string | null };

/** What the mail says to a reader of this language; its button leads into the application. */
export function mailValues(content: Content, wanted: Language, memberUrl: string, unsubscribe = '') {
  const { language, title, text } = wordsFor(content, wanted);
  return { language, values: { title, text, link: memberUrl + (content.page ?? '/'), unsubscribe } };
}
