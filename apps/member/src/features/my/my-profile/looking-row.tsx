import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLookingTexts } from '../../../parts/looking/looking.en';
import { lazyPart } from '../../../shell/lazy-part';
import { LOOKING } from '../../../shell/paths';
import { RowButton } from '../../../ui/row-list';

const LookingSheet = lazyPart(async () => (await import('./looking-sheet')).LookingSheet);

/** C5: the question, and its sheet, which an address may open too. */
export function LookingRow() {
  const texts = useLookingTexts();
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (!params.has(LOOKING)) return;
    params.delete(LOOKING);
    setParams(params, { replace: true });
  };
  return (
    <>
      <RowButton
        icon="check"
        title={texts.row}
        hint={texts.rowHint}
        onPress={() => setPressed(true)}
        onNear={LookingSheet.ahead}
      />
      {(pressed || params.has(LOOKING)) && <LookingSheet onClose={close} />}
    </>
  );
}
