import { formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useSentence } from '../../../ui/texts/sentences';
import { useRegisterTexts } from './register.en';

interface RegisteredDialogProps {
  open: boolean;
  /** When an earlier press, whose answer was lost, made the account. */
  madeAt: string | undefined;
  /** The page was loaded again while it had files to send. */
  filesLost: boolean;
  onClose: () => void;
}

export function RegisteredDialog({ open, madeAt, filesLost, onClose }: RegisteredDialogProps) {
  const texts = useRegisterTexts();
  const language = useLanguage();
  const say = useSentence();
  return (
    <Dialog open={open} onClose={onClose} title={texts.doneTitle}>
      <p>{say(MESSAGES.registered)}</p>
      {madeAt !== undefined && <p className="mt-3">{texts.madeEarlier(formatMoment(madeAt, language))}</p>}
      {filesLost && <p className="mt-3">{texts.filesLost}</p>}
      <Button onClick={onClose} className="mt-5 w-full">
        {texts.toLogin}
      </Button>
    </Dialog>
  );
}
