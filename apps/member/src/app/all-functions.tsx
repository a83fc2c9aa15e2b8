import { useSimpleTexts } from '../features/site/help/simple.en';
import { useSessionUser } from '../session/session';
import { PATHS } from '../shell/paths';
import { ButtonLink } from '../ui/button';
import { useNavigation } from '../ui/navigation';

/** Where there is more than this page: the help, which lists all of it for a member. */
export function AllFunctions() {
  const texts = useSimpleTexts();
  const { pathname } = useNavigation();
  const isMember = useSessionUser() !== null;
  if (pathname === PATHS.help) return null;
  return (
    <div className="page pt-8 pb-4 print:hidden">
      <ButtonLink look="secondary" to={PATHS.help} className="w-full">
        {isMember ? texts.allFunctions : texts.pages.help}
      </ButtonLink>
    </div>
  );
}
