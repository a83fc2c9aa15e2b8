import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HoroscopeMatch } from '@kalyanam/shared/contracts/horoscope';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { Couple } from '@kalyanam/shared/topics/stars/gunamelanam';
import { useStarTexts } from '../../../../parts/stars/stars';
import { PATHS } from '../../../../shell/paths';
import { ButtonLink } from '../../../../ui/button';
import { LoadError } from '../../../../ui/load-error';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { Tabs } from '../../../../ui/tabs';
import { BirthLines } from './birth-lines';
import { KootaRows } from './koota-rows';
import { KujaLines } from './kuja-lines';
import { SecondSheetRows } from './second-sheet-rows';
import { SheetPanel, starMatch } from './sheet-panel';
import { TwoStars } from './two-stars';

/** R48: the stars of the two compared in words; nothing here is a verdict. */
export function StarMatch({ profile }: { profile: ProfileView }) {
  const texts = useStarTexts();
  const { data, error, refetch } = useQuery(starMatch(profile.id));
  if (data) return <Match profile={profile} match={data} />;
  if (error) return <LoadError error={error} title={texts.matchFailed} onRetry={() => void refetch()} />;
  return (
    <Skeleton>
      <SkeletonBlock className="h-96 w-full" />
    </Skeleton>
  );
}

/** The bride first, for every viewer. */
function coupleOf({ mine, theirs, bride }: HoroscopeMatch): Couple | null {
  if (!mine.stated || !theirs.stated) return null;
  return bride === 'mine' ? { bride: mine.stated, groom: theirs.stated } : { bride: theirs.stated, groom: mine.stated };
}

function Match({ profile, match }: { profile: ProfileView; match: HoroscopeMatch }) {
  const texts = useStarTexts();
  const { mine, theirs, gunamelanam, secondSheet } = match;
  const couple = coupleOf(match);
  const [sheet, setSheet] = useState<'kootas' | 'second'>('kootas');
  const rows = gunamelanam && couple && <KootaRows couple={couple} {...gunamelanam} />;
  return (
    <div className="grid gap-6">
      <TwoStars name={profile.name} match={match} />
      {!theirs.stated && <p>{texts.theyHaveNone}</p>}
      {!mine.stated && (
        <p className="flex flex-wrap items-center gap-x-2">
          {texts.youHaveNone}
          <ButtonLink look="quiet" to={`${PATHS.moreDetails}#horoscope`} className="-ml-3">
            {texts.give}
          </ButtonLink>
        </p>
      )}
      {secondSheet ? (
        <Tabs
          label={texts.tabs.kootas}
          shown={sheet}
          onShow={setSheet}
          tabs={[
            { name: 'kootas', label: texts.tabs.kootas, content: rows },
            { name: 'second', label: texts.tabs.second, content: <SecondSheetRows sheet={secondSheet} /> },
          ]}
        />
      ) : (
        rows
      )}
      <KujaLines name={profile.name} match={match} />
      <BirthLines name={profile.name} match={match} />
      {couple && gunamelanam && <SheetPanel profile={profile} match={match} />}
    </div>
  );
}
