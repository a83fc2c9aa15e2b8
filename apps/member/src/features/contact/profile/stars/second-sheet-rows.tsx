import type { SecondSheet } from '@kalyanam/shared/topics/stars/second-sheet';
import { useStarTexts } from '../../../../parts/stars/stars';
import { Facts } from '../../../../ui/facts';

/** The poruthams of the ten that have no points. */
export function SecondSheetRows({ sheet: { rajju, vedha, mahendra, streeDirgha } }: { sheet: SecondSheet }) {
  const texts = useStarTexts();
  const said = (agrees: boolean | null): string =>
    texts.agreesOrNot[agrees === null ? 'middling' : agrees ? 'yes' : 'no'];
  const { rajjuGroups, kootas } = texts;
  return (
    <>
      <Facts
        rows={[
          [texts.rajju, `${kootas.pair(rajjuGroups[rajju.bride], rajjuGroups[rajju.groom])}: ${said(rajju.agrees)}`],
          [texts.vedha, said(vedha.agrees)],
          [texts.mahendra, said(mahendra.agrees)],
          [texts.streeDirgha, `${texts.fromBride(streeDirgha.distance)}: ${said(streeDirgha.agrees)}`],
        ]}
      />
      <p className="mt-3 text-small text-muted">{texts.secondNote}</p>
    </>
  );
}
