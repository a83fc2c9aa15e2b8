import { useQueryClient } from '@tanstack/react-query';
import { LOOKING_PATH } from '../../../shell/paths';
import { ownProfileChanged } from '../../../parts/account/my-profile.queries';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { usePress, sendAnswer } from '../../../parts/looking/use-press';
import { Button, ButtonLink } from '../../../ui/button';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';

/** Over the page until it is answered. */
export function LookingBanner() {
  const texts = useLookingTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { press, busy } = usePress(async () => {
    try {
      await sendAnswer({ answer: 'looking' });
      ownProfileChanged(client);
      showToast(texts.done.looking);
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (thrown) {
      showToast(failure(thrown));
    }
  });
  return (
    <section
      aria-label={texts.region}
      className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 rounded-control border border-line bg-paper p-4 shadow-lg print:hidden lg:right-6 lg:bottom-6 lg:left-auto lg:w-96"
    >
      <h2 className="mb-3 font-semibold">{texts.question}</h2>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void press(null)}>
          {texts.answers.looking}
        </Button>
        <ButtonLink look="quiet" to={LOOKING_PATH}>
          {texts.otherAnswer}
        </ButtonLink>
      </div>
    </section>
  );
}
