import { useState } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { MatchItem, ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';
import { useSessionUser } from '../../../session/session';
import { lazyPart, useOnceOpen } from '../../../shell/lazy-part';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { useGothraGateTexts } from './gothra-gate.en';
import { useMatchFacts } from './match-facts';
import { useWhyMatchTexts } from './why-match.en';

const WhyAll = lazyPart(async () => (await import('./why-all')).WhyAll);

/** More would hide the rest of the first screen. */
const MISSES_SHOWN = 3;

interface WhyMatchProps {
  profile: ProfileView;
  match: ProfileMatch;
}

/** R47: on the first screen, in counts and the misses: how this profile meets the viewer's wishes, and the viewer theirs. */
export function WhyMatch({ profile, match }: WhyMatchProps) {
  const texts = useWhyMatchTexts();
  const wishes = useWishTexts();
  const mayWish = isOffered(useSessionUser(), 'myWishes');
  const [open, setOpen] = useState(false);
  const opened = useOnceOpen(open);
  const { mine, theirs } = match;
  const hasAll = mine !== null || theirs?.items;
  return (
    <section aria-labelledby="why-match" className="rounded-card border border-line bg-paper px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="why-match" className="text-xl">
          {texts.heading}
        </h2>
        {hasAll && (
          <Button
            look="quiet"
            onClick={() => setOpen(true)}
            onPointerEnter={WhyAll.ahead}
            onFocus={WhyAll.ahead}
            aria-haspopup="dialog"
            className="-my-2 -mr-3 shrink-0 print:hidden"
          >
            {mine ? texts.all(mine.stated) : texts.more}
          </Button>
        )}
      </div>
      <ul className="grid gap-0.5">
        {mine ? (
          <li>
            <span className="font-semibold text-leaf">{texts.mine(mine.fits, mine.stated)}</span>
            {theirs && !theirs.few && ` · ${texts.theirsToo(theirs.fits, theirs.stated)}`}
          </li>
        ) : (
          <>
            {theirs && !theirs.few && <li>{texts.theirs(theirs.fits, theirs.stated)}</li>}
            <li className="flex flex-wrap items-center gap-x-2 text-muted">
              {texts.noWishes}
              {mayWish && (
                <ButtonLink look="quiet" to={PATHS.myWishes} className="-my-2 -ml-3">
                  {wishes.tell}
                </ButtonLink>
              )}
            </li>
          </>
        )}
        {mine && <Misses profile={profile} items={mine.items} />}
        {mine && mine.unknown > 0 && mine.fits + mine.unknown === mine.stated && (
          <Line icon="message">{texts.unknownCount(mine.unknown)}</Line>
        )}
        {theirs?.mustMissed && <Line icon="close">{texts.theirMustMissed}</Line>}
        <GothraLine profile={profile} />
      </ul>
      {opened && <WhyAll profile={profile} match={match} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}

const Line = ({ icon, isGood = false, children }: { icon: IconName; isGood?: boolean; children: React.ReactNode }) => (
  <li className={`flex items-start gap-2 ${isGood ? 'text-leaf' : 'text-amber'}`}>
    <Icon name={icon} className="mt-1 size-4 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

/** Musts first. What the gothras say has a line of its own. */
function Misses({ profile, items }: { profile: ProfileView; items: readonly MatchItem[] }) {
  const texts = useWhyMatchTexts();
  const { nameOf } = useWishWords();
  const factOf = useMatchFacts(profile);
  return items
    .filter(({ judged, wish }) => judged === 'misses' && !(wish === 'gothra' && profile.gothraGate?.verdict))
    .sort((one, other) => Number(other.weight === 'must') - Number(one.weight === 'must'))
    .slice(0, MISSES_SHOWN)
    .map(({ wish, weight }) => (
      <Line key={wish} icon="close">
        {[nameOf(wish), factOf(wish)].filter(Boolean).join(': ')}
        {weight === 'must' && <strong>{` (${texts.yourMust})`}</strong>}
      </Line>
    ));
}

/** R46: whether, and never which gothra. */
function GothraLine({ profile: { gothraGate } }: { profile: ProfileView }) {
  const { verdicts } = useGothraGateTexts();
  const { cannotTell } = useWhyMatchTexts();
  const { nameOf } = useWishWords();
  if (!gothraGate?.verdict) return null;
  if (gothraGate.verdict === 'cannot-tell') return <Line icon="message">{cannotTell(nameOf('gothra'))}</Line>;
  const isGood = gothraGate.verdict === 'different';
  return (
    <Line icon={isGood ? 'check' : 'close'} isGood={isGood}>
      {verdicts[gothraGate.verdict].replace(/\.$/, '')}
    </Line>
  );
}
