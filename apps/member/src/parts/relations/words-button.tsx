import { useState } from 'react';
import { lazyPart } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useAnswerTexts } from './answers.en';

const WordsDialog = lazyPart(async () => (await import('./words-dialog')).WordsDialog);

interface WordsButtonProps {
  /** The profile that they are for. */
  about: string;
  name: string;
  busy: boolean;
  /** Only the sign on a phone, beside other acts in one row. */
  small?: boolean;
  onSend: (note: string) => void;
}

/** Beside Show Interest, which stays one press. The dialog stays as it was, with what was typed, until it is sent. */
export function WordsButton({ about, name, busy, small = false, onSend }: WordsButtonProps) {
  const { addWords } = useAnswerTexts();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const ask = () => {
    setOpened(true);
    setOpen(true);
  };
  const send = (note: string) => {
    setOpen(false);
    onSend(note);
  };
  return (
    <>
      <Button
        look="secondary"
        busy={busy}
        onClick={ask}
        onPointerEnter={WordsDialog.ahead}
        className={small ? 'px-3! max-md:min-w-12 md:grow' : 'grow px-3!'}
      >
        {small && <Icon name="pencil" className="size-5 md:hidden" />}
        <span className={small ? 'max-md:sr-only' : undefined}>{addWords}</span>
      </Button>
      {opened && <WordsDialog open={open} about={about} name={name} onSend={send} onClose={() => setOpen(false)} />}
    </>
  );
}
