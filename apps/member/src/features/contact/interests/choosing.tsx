import { useState } from 'react';
import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import { useAnswerTexts } from '../../../parts/relations/answers.en';
import { lazyPart } from '../../../shell/lazy-part';
import { Button } from '../../../ui/button';
import { StickyBar } from '../../../ui/sticky-bar';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useInterestsTexts } from './interests.en';

const DeclineSheet = lazyPart(async () => (await import('../../../parts/relations/decline-sheet')).DeclineSheet);

interface ChoosingProps {
  /** Those that can be declined. */
  cards: readonly BrowseCard[];
  chosen: ReadonlySet<string>;
  onCancel: () => void;
  onDone: () => void;
}

/** Several interests answered with one message, from wherever in the list one is. */
export function Choosing({ cards, chosen, onCancel, onDone }: ChoosingProps) {
  const texts = useInterestsTexts();
  const answers = useAnswerTexts();
  const common = useCommonTexts();
  const [open, setOpen] = useState(false);
  const of = cards.filter(({ id }) => chosen.has(id));
  return (
    <StickyBar aboveTabs>
      <div role="group" aria-label={texts.select} className="flex flex-wrap items-center gap-3">
        <p aria-live="polite" className="grow">
          {texts.chosen(of.length)}
        </p>
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button disabled={of.length === 0} onClick={() => setOpen(true)} onPointerEnter={DeclineSheet.ahead}>
          {answers.declineSeveralNow(of.length)}
        </Button>
      </div>
      {open && <DeclineSheet open of={of} onClose={() => setOpen(false)} onDone={onDone} />}
    </StickyBar>
  );
}
