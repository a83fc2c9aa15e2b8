import { MESSAGES } from '@kalyanam/shared/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useSentence } from '../../ui/texts/sentences';
import { useRegisterTexts } from './register.en';

export function RegisteredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useRegisterTexts();
  const say = useSentence();
  return (
    <Dialog open={open} onClose={onClose} title={texts.doneTitle}>
      <p>{say(MESSAGES.registered)}</p>
      <Button onClick={onClose} className="mt-5 w-full">
        {texts.toLogin}
      </Button>
    </Dialog>
  );
}
