import type { BirthFacts, HoroscopeMatch } from '@kalyanam/shared/contracts/horoscope';
import { countsForKuja } from '@kalyanam/shared/topics/stars/kuja';
import { useStarTexts } from '../../../../parts/stars/stars';
import { Facts } from '../../../../ui/facts';
import { useProfileWords } from '../../../../ui/texts/profile';

/** Time, place, lagna and houses of Mars: only where an interest was accepted. */
export function BirthLines({ name, match: { myBirth, theirBirth } }: { name: string; match: HoroscopeMatch }) {
  const { you } = useStarTexts();
  return (
    <>
      {theirBirth && <Birth who={name} birth={theirBirth} />}
      {myBirth && <Birth who={you} birth={myBirth} />}
    </>
  );
}

const FROM = ['lagna', 'moon', 'venus'] as const;

function Birth({ who, birth: { time, certainty, place, lagna, mars } }: { who: string; birth: BirthFacts }) {
  const texts = useStarTexts();
  const { birthPlace } = useProfileWords();
  const counted = mars ? FROM.filter((from) => countsForKuja(mars[from])) : [];
  return (
    <div>
      <h3 className="mb-2 font-semibold wrap-anywhere">{texts.birthOf(who)}</h3>
      <Facts
        rows={[
          [
            texts.born,
            `${texts.bornAt(time, place && birthPlace(place))} (${texts.words.birthTimeCertainty[certainty]})`,
          ],
          [texts.lagna, lagna && texts.words.rasis[lagna]],
        ]}
      />
      {mars && (
        <p className="mt-2">
          {`${texts.marsHouses(mars.lagna, mars.moon, mars.venus)}. ${counted.length > 0 ? texts.marsCounts(counted.map((from) => texts.from[from]).join(', ')) : texts.marsNone}`}
        </p>
      )}
    </div>
  );
}
