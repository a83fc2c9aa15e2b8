import type { HoroscopeMatch } from '@kalyanam/shared/contracts/horoscope';
import type { KujaStatement } from '@kalyanam/shared/base/domain/stars';
import { useStarTexts } from '../../../../parts/stars/stars';
import { Facts } from '../../../../ui/facts';

/** Kuja dosham as each family states it, and the custom for both; never computed into a verdict. */
export function KujaLines({ name, match: { mine, theirs, kuja } }: { name: string; match: HoroscopeMatch }) {
  const texts = useStarTexts();
  const said = (statement: KujaStatement | null): string =>
    statement ? texts.words.kujaStatement[statement] : texts.notStated;
  return (
    <div>
      <h3 className="mb-2 font-semibold">{texts.kuja}</h3>
      <Facts
        rows={[
          [texts.you, said(mine.kuja)],
          [name, said(theirs.kuja)],
        ]}
      />
      <p className="mt-2">{texts.kujaTogether[kuja]}</p>
    </div>
  );
}
