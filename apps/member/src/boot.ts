/**
 * Runs before anything is painted. The built page is the one a visitor reads in English. A signed-in member, another
 * preferred language, a draft or a reloaded page gets its own page as soon as its code is there (app/start.tsx).
 */
import { preferredLanguage } from '@kalyanam/web/i18n/preferred-language';
import { followReplacedTexts } from '@kalyanam/web/replaced-texts';
import { isChanged, keptDisplay, paintDisplay } from './session/kept-display';
import { keepsDraft } from './session/old-draft';
import { mayHaveSession } from './session/session-mark';

followReplacedTexts();
const display = keptDisplay();
paintDisplay(display);
/** A page that is loaded again with what a link handed to it, which no built page shows. */
const handedOver = () => Boolean((history.state as { usr?: unknown } | null)?.usr);
if (mayHaveSession() || preferredLanguage() !== 'en' || keepsDraft() || isChanged(display) || handedOver())
  document.documentElement.dataset['own'] = '';
