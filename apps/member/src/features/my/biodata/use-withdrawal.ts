import type { BiodataShare } from '@kalyanam/shared/contracts/biodata';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { changeBiodata, useBiodataChanged, withdrawBiodata } from './biodata.queries';
import { useBiodataTexts } from './biodata.en';

/** Withdraws immediately, since someone may be reading; a moment later it can still be undone. */
export function useWithdrawal() {
  const texts = useBiodataTexts();
  const failure = useFailure();
  const changed = useBiodataChanged();
  const failed = (thrown: unknown) => showToast(failure(thrown));
  const undo = ({ id, version }: BiodataShare) =>
    changeBiodata(id, { version: version + 1, withdrawn: false }).then(changed, () => showToast(texts.tooLate));
  return (share: BiodataShare): Promise<void> =>
    withdrawBiodata(share.id).then(() => {
      void changed();
      showToast(texts.withdrawn(share.forWhom), { label: texts.undo, run: () => void undo(share) });
    }, failed);
}
