import { useState } from 'react';
import { lazyPart, useOnceOpen } from '../../shell/lazy-part';
import { Button } from '../../ui/button';
import { useAnswerTexts } from './answers.en';
import type { DeclineSheetProps } from './decline-sheet';

const DeclineSheet = lazyPart(async () => (await import('./decline-sheet')).DeclineSheet);

/** For a "no" with a letter or a reason of one's own choice; without them it is one press. */
export function DeclineWords({ of, onDone }: Pick<DeclineSheetProps, 'of' | 'onDone'>) {
  const { noInWords } = useAnswerTexts();
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => setOpen(true)}
        onPointerEnter={DeclineSheet.ahead}
        className="-mx-3 text-small"
      >
        {noInWords}
      </Button>
      {opened && <DeclineSheet open={open} of={of} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}
