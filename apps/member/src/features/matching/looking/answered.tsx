import type { LookingStanding } from '@kalyanam/shared/contracts/looking';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { useSessionUser } from '../../../session/session';
import { LOOKING_PATH, PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** The effect of an answer, and where to correct it. */
export function Answered({ given: { answer, until } }: { given: LookingStanding }) {
  const texts = useLookingTexts();
  const language = useLanguage();
  const isMember = useSessionUser() !== null;
  return (
    <>
      <Notice look="leaf" alert>
        {answer === 'pause' ? texts.done.pause(formatDay(until ?? '', language)) : texts.done[answer]}
      </Notice>
      {answer !== 'looking' && <p className="text-muted">{isMember ? texts.changeMindInside : texts.changeMind}</p>}
      <WayOn />
    </>
  );
}

/** @param toAnswer whether there is still something to answer, for the logged-in member */
export function WayOn({ toAnswer = false }: { toAnswer?: boolean }) {
  const texts = useLookingTexts();
  const isMember = useSessionUser() !== null;
  const inside = toAnswer ? texts.answerHere : texts.myProfile;
  return (
    <div>
      <ButtonLink look="secondary" to={toAnswer ? LOOKING_PATH : PATHS.myProfile}>
        {isMember ? inside : texts.logIn}
      </ButtonLink>
    </div>
  );
}
