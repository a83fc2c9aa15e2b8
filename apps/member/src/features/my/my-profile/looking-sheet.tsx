import { LookingForm } from '../../../parts/looking/looking-form';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { useAnswer } from '../../../parts/looking/use-answer';
import { Sheet } from '../../../ui/sheet';

/** Five answers, of which the usual one is one press. The page below shows what an answer has changed. */
export function LookingSheet({ onClose }: { onClose: () => void }) {
  const texts = useLookingTexts();
  const answer = useAnswer();
  return (
    <Sheet open onClose={onClose} title={texts.question}>
      <p className="mb-5 text-muted">{texts.why}</p>
      <LookingForm send={(request) => answer(request).then(onClose)} />
    </Sheet>
  );
}
