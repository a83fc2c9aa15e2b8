import { isRefused } from '@kalyanam/web/api-error';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useVerifyTexts } from './verify.en';

/** R59: another account verified this number first. */
export const isTaken = (thrown: unknown): boolean => isRefused(thrown, 'phone-taken');

export function NumberTaken() {
  const texts = useVerifyTexts();
  return (
    <Notice look="danger" alert title={texts.takenTitle}>
      <p className="mb-3">{texts.takenText}</p>
      <ButtonLink to={PATHS.settings}>{texts.takenChange}</ButtonLink>
    </Notice>
  );
}
