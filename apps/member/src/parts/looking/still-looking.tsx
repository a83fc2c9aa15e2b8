import { LOOKING_PATH } from '../../shell/paths';
import { Button, ButtonLink } from '../../ui/button';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { useLookingTexts } from './looking.en';
import { useAnswer } from './use-answer';
import { usePress } from './use-press';

/** Yes in one press, and the way to the other answers. */
export function StillLookingActs({ onDone }: { onDone?: () => void }) {
  const texts = useLookingTexts();
  const failure = useFailure();
  const answer = useAnswer();
  const { press, busy } = usePress(() =>
    answer({ answer: 'looking' }).then(onDone, (thrown: unknown) => showToast(failure(thrown))),
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy} onClick={() => void press(null)}>
        {texts.answers.looking}
      </Button>
      <ButtonLink look="quiet" to={LOOKING_PATH}>
        {texts.otherAnswer}
      </ButtonLink>
    </div>
  );
}
