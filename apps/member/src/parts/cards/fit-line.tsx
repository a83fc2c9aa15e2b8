import { lazyPart } from '../../shell/lazy-part';
import type { Card } from './card';
import { useCardTexts } from './cards.en';

/** The words of a wish are many: they come after the faces. */
const MissWords = lazyPart(async () => (await import('./miss-words')).MissWords);

/** R47: how many of the viewer's wishes this profile fits, and the first that it does not, or the gothra that both have. */
export function FitLine({ card }: { card: Card }) {
  const texts = useCardTexts();
  const { fit, sameGothra } = card;
  if (!fit && !sameGothra) return null;
  const fitsMost = fit && fit.fits * 2 >= fit.stated;
  return (
    <p className="line-clamp-2 wrap-anywhere text-muted">
      {fit && <span className={fitsMost ? 'font-semibold text-leaf' : ''}>{texts.fits(fit.fits, fit.stated)}</span>}
      {sameGothra ? (
        <span className="text-amber">{fit ? ` · ${texts.sameGothra.toLowerCase()}` : texts.sameGothra}</span>
      ) : (
        fit?.firstMiss && <MissWords miss={fit.firstMiss} />
      )}
    </p>
  );
}
