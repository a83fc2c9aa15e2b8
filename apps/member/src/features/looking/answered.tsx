import type { LookingAnswer } from '@kalyanam/shared/domain/looking-answers';
import { useLookingTexts } from '../../domain/looking/looking.en';
import { useSessionUser } from '../../session/session';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** What an answer has done, and where it is put right. */
export function Answered({ answer }: { answer: LookingAnswer }) {
  const texts = useLookingTexts();
  return (
    <>
      <Notice look="leaf" alert>
        {texts.done[answer]}
      </Notice>
      {answer !== 'looking' && <p className="text-muted">{texts.changeMind}</p>}
      <WayOn />
    </>
  );
}

export function WayOn() {
  const texts = useLookingTexts();
  const isMember = useSessionUser() !== null;
  return (
    <div>
      <ButtonLink look="secondary" to={PATHS.myProfile}>
        {isMember ? texts.myProfile : texts.logIn}
      </ButtonLink>
    </div>
  );
}
