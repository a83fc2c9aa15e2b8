import { setLanguage, useLanguage } from '@kalyanam/web/i18n/language';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { LANGUAGES } from '@kalyanam/shared/base/vocabulary/status';
import { FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { api, session } from '../session/session';
import { useAppTexts } from '../shell/app.en';
import { showToast } from '../ui/toast';

/** Names the other language in that language. A member's account takes it to their mails. */
export function LanguageSwitch() {
  const { chunkLost } = useAppTexts();
  const other = useLanguage() === 'en' ? 'te' : 'en';
  const keep = () => session.user() && api.put(FIRST_ROUTES.language, { language: other });
  return (
    <button
      type="button"
      lang={other}
      onClick={() =>
        void setLanguage(other)
          .then(keep)
          .catch(() => showToast(chunkLost))
      }
      className="min-h-12 rounded-control lang-te:font-telugu-name px-2 max-[24rem]:px-1 font-semibold text-accent hover:bg-well max-sm:text-small"
    >
      {labelOf(LANGUAGES, other)}
    </button>
  );
}
