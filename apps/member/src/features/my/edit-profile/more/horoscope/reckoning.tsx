import { useQuery } from '@tanstack/react-query';
import { isApiError } from '@kalyanam/web/api-error';
import type { NearStar, StarRequest } from '@kalyanam/shared/contracts/horoscope';
import { starId } from '@kalyanam/shared/topics/stars/star';
import { useStarTexts } from '../../../../../parts/stars/stars';
import { Button } from '../../../../../ui/button';
import { useSentence } from '../../../../../ui/texts/sentences';
import type { Draft } from './draft';
import { reckonedStar } from './horoscope.queries';

/** The birth as it is asked, once it is complete. */
export function askedBirth(dob: string, draft: Draft): { birth: StarRequest; complete: boolean } {
  const { birthTime, certainty, which, zone } = draft;
  const timed = certainty !== 'unknown';
  return {
    birth: {
      date: dob,
      ...(timed && { time: birthTime }),
      ...{ zone, certainty },
      ...(which && { which }),
    },
    complete: draft.born && zone !== '' && (!timed || birthTime !== ''),
  };
}

interface ReckoningProps {
  dob: string;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** Beside what the family says, never in its place: theirs is changed only when they press. */
export function Reckoning({ dob, draft, onChange }: ReckoningProps) {
  const texts = useStarTexts();
  const say = useSentence();
  const { birth, complete } = askedBirth(dob, draft);
  const { data, error, isFetching } = useQuery(reckonedStar(birth, complete));
  if (!complete) return null;
  const refused = isApiError(error) ? Object.values(error.fields ?? {})[0] : undefined;
  return (
    <div role="status" className="rounded-control border border-line bg-well px-4 py-3">
      {data ? (
        <Answer {...data} draft={draft} onChange={onChange} />
      ) : isFetching ? (
        <p className="text-muted">{texts.reckoning}</p>
      ) : (
        refused && <p>{say(refused)}</p>
      )}
    </div>
  );
}

interface AnswerProps {
  star: number | null;
  pada: number | null;
  near: readonly NearStar[];
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function Answer({ star, pada, near, draft, onChange }: AnswerProps) {
  const texts = useStarTexts();
  const use = (one: { star: number; pada: number | null }) =>
    onChange({ star: String(one.star), pada: one.pada === null ? '' : String(one.pada), computed: one.pada !== null });
  if (star !== null && pada !== null) {
    const same = draft.star === String(star) && draft.pada === String(pada);
    return (
      <>
        <p className="font-semibold">{texts.ours(texts.nameOf({ star, pada }))}</p>
        {same ? (
          <p>{texts.agrees}</p>
        ) : (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button look="secondary" onClick={() => use({ star, pada })}>
              {texts.useThis}
            </Button>
            {draft.star !== '' && <span className="text-small text-muted">{texts.keepOurs}</span>}
          </div>
        )}
      </>
    );
  }
  const [one, other] = near;
  const border = one && other && one.pada !== null;
  return (
    <>
      <p>{border ? texts.nearBorder(texts.nameOf(one), texts.nameOf(other)) : texts.ofDay}</p>
      <ul className="mt-2 grid gap-2">
        {near.map((possible) => (
          <li key={`${possible.star} ${possible.pada}`} className="flex flex-wrap items-center gap-x-3">
            <Button look="secondary" onClick={() => use(possible)}>
              {texts.useStar(
                possible.pada === null ? texts.words.stars[starId(possible.star)] : texts.nameOf(possible),
              )}
            </Button>
            <span className="text-small text-muted">
              {[possible.from && texts.fromClock(possible.from), possible.until && texts.untilClock(possible.until)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
