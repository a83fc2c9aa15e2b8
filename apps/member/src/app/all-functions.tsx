import { useSimpleTexts } from '../features/site/help/simple.en';
import { useSessionUser } from '../session/session';
import { PATHS } from '../shell/paths';
import { ButtonLink } from '../ui/button';
import { useNavigation } from '../ui/navigation';

/** Where there is more than this page: for a visitor that is the help. */
export function AllFunctions() {
  const texts = useSimpleTexts();
  const { pathname } = useNavigation();
  const to = useSessionUser() ? PATHS.functions : PATHS.help;
  if (pathname === to) return null;
  return (
    <div className="page pt-8 pb-4 print:hidden">
      <ButtonLink look="secondary" to={to} className="w-full">
        {to === PATHS.help ? texts.pages.help : texts.allFunctions}
      </ButtonLink>
    </div>
  );
}
