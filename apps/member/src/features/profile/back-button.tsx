import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../shell/paths';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useProfileTexts } from './profile.en';

/** Back to where one came from, at its place; to the list when the page was opened directly. */
export function BackButton() {
  const texts = useProfileTexts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = () => void (key === 'default' ? navigate(PATHS.profiles) : navigate(-1));
  return (
    <Button look="quiet" onClick={back} className="-ml-3 print:hidden">
      <Icon name="left" />
      {texts.back}
    </Button>
  );
}
