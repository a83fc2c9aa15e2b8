import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useProfileTexts } from './profile.en';

/** A round one over the photo of a phone. */
const OVER =
  'max-md:absolute max-md:top-3 max-md:left-3 max-md:z-10 max-md:size-12 max-md:rounded-full max-md:border-line max-md:bg-paper max-md:px-0';

/** Back to the previous page, at its place; to the list that is open to them when the page was opened directly. */
export function BackButton({ over = false }: { over?: boolean }) {
  const texts = useProfileTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const list = isOffered(useSessionUser(), 'profiles') ? PATHS.profiles : PATHS.shortlist;
  const back = () => void (key === 'default' ? navigate(list) : navigate(-1));
  return (
    <Button look="quiet" onClick={back} className={`md:-ml-3 print:hidden ${over ? OVER : ''}`}>
      <Icon name="left" />
      <span className={over ? 'max-md:sr-only' : ''}>{texts.back}</span>
    </Button>
  );
}
