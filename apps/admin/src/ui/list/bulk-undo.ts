/** After an act on several rows: its result, and for a while the undo. */
import type { BulkRow } from '@kalyanam/shared/team/bulk';
import { indianNumber } from '../time/india-date';
import { problemSentence } from '../feedback/problem-sentence';
import { toast } from '../feedback/toast';
import { offerUndo as offer } from '../feedback/undo';
import { UNDO_MS, type BulkAct } from './bulk';

export function offerUndo(act: BulkAct, done: readonly BulkRow[], until: string | null, onUndone: () => void) {
  if (done.length === 0) return;
  const said = `${indianNumber(done.length)} ${act.past}`;
  const { undo } = act;
  if (!undo) return void toast(said);
  const left = until === null ? UNDO_MS : Math.max(0, Date.parse(until) - Date.now());
  const takeBack = () =>
    void undo(done).then(
      (undone) => {
        const late = done.length - undone;
        if (late === 0) toast(`${indianNumber(undone)} undone`);
        else toast(`${indianNumber(undone)} undone; ${indianNumber(late)} could not be`, 'problem');
        onUndone();
      },
      (thrown: unknown) => {
        toast(problemSentence(thrown, 'It could not be undone'), 'problem');
        onUndone();
      },
    );
  offer({ key: said, sentence: said, undo: takeBack }, { ms: left });
}
