import { useSessionUser } from '../session/session';
import { useAppTexts } from '../shell/app.en';
import { Notice } from '../ui/notice';

/** R57: on every page, as long as the profile is on hold. */
export function OnHold() {
  const texts = useAppTexts();
  if (!useSessionUser()?.onHold) return null;
  return (
    <div className="page pt-4">
      <Notice title={texts.onHold}>{texts.onHoldMeans}</Notice>
    </div>
  );
}
