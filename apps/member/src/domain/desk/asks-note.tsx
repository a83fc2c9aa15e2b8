import type { DeskAct } from '@kalyanam/shared/desk/desk';
import { Notice } from '../../ui/notice';
import { useDeskVoteTexts } from './desk-votes.en';
import { useAsks } from './use-asks';

/** Before a hand types: what is saved here waits for the candidate. */
export function AsksNote({ act }: { act: DeskAct }) {
  const texts = useDeskVoteTexts();
  const name = useAsks(act);
  return name === null ? null : (
    <div className="mb-6">
      <Notice>{texts.asks(name)}</Notice>
    </div>
  );
}
