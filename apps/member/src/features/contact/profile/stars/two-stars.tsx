import type { HoroscopeMatch, StatedStar } from '@kalyanam/shared/contracts/horoscope';
import { useStarTexts } from '../../../../parts/stars/stars';

/** Bride and groom beside each other, as the page of a panchangam has them. */
export function TwoStars({ name, match: { mine, theirs, bride } }: { name: string; match: HoroscopeMatch }) {
  const texts = useStarTexts();
  const [she, he] = bride === 'mine' ? [mine, theirs] : [theirs, mine];
  const names = bride === 'mine' ? [texts.you, name] : [name, texts.you];
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Side title={texts.bride} name={names[0] ?? ''} stated={she.stated} />
      <Side title={texts.groom} name={names[1] ?? ''} stated={he.stated} />
    </dl>
  );
}

function Side({ title, name, stated }: { title: string; name: string; stated: StatedStar | null }) {
  const texts = useStarTexts();
  return (
    <div className="min-w-0 rounded-card border border-line bg-paper px-4 py-3">
      <dt className="text-small text-muted wrap-anywhere">{`${title}: ${name}`}</dt>
      <dd className="text-lg font-semibold wrap-anywhere">{stated ? texts.nameOf(stated) : texts.notStated}</dd>
      {stated && <dd className="text-muted">{`${texts.rasi}: ${texts.words.rasis[stated.rasi]}`}</dd>}
    </div>
  );
}
