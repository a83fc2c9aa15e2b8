import type { CardFits } from '@kalyanam/shared/contracts/wishes';
import { useCardTexts } from './cards.en';

/** How the two fit, in counts: by the viewer's wishes, and by theirs where they stated enough of them. */
export function FitLines({ fit, theirs }: CardFits) {
  const texts = useCardTexts().fit;
  return (
    <div className="mt-1 text-small">
      {fit && (
        <p>
          {texts.mine(fit.fits, fit.stated)}
          {fit.unknown > 0 && <span className="text-muted">{`, ${texts.unknown(fit.unknown)}`}</span>}
        </p>
      )}
      {theirs && !theirs.few && (
        <p>
          {texts.theirs(theirs.fits, theirs.stated)}
          {theirs.mustMissed && <span className="block text-muted">{texts.mustMissed}</span>}
        </p>
      )}
    </div>
  );
}
