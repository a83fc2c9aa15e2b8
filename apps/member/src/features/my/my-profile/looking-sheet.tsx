import { useQueryClient } from '@tanstack/react-query';
import type { LookingRequest } from '@kalyanam/shared/contracts/looking';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { ownProfileChanged } from '../../../parts/account/my-profile.queries';
import { LookingForm } from '../../../parts/looking/looking-form';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { sendAnswer } from '../../../parts/looking/use-press';
import { Sheet } from '../../../ui/sheet';
import { showToast } from '../../../ui/toast';

/** Five answers, of which the usual one is one press. The page below shows what an answer has changed. */
export function LookingSheet({ onClose }: { onClose: () => void }) {
  const texts = useLookingTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const send = async (request: LookingRequest) => {
    const { answer, until } = await sendAnswer(request);
    ownProfileChanged(client);
    showToast(answer === 'pause' ? texts.done.pause(formatDay(until ?? '', language)) : texts.done[answer]);
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={texts.question}>
      <p className="mb-5 text-muted">{texts.why}</p>
      <LookingForm send={send} />
    </Sheet>
  );
}
