import { useRef, useState, type ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { MatchItem, ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import { FitLines } from '../../../parts/cards/fit-lines';
import { useCardTexts } from '../../../parts/cards/cards.en';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { Section } from '../../../ui/section';
import { useMatchFacts } from './match-facts';
import { matchSentence, type Judgement } from './match-sentence';
import { useWhyMatchTexts } from './why-match.en';
import { useBothVerified } from './stars-section';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';

/** The wishes most worth talking about first. */
const ORDER: readonly Judgement[] = ['misses', 'unknown', 'fits'];
const ICONS: Readonly<Record<Judgement, IconName>> = {
  misses: 'close',
  unknown: 'message',
  fits: 'check',
};

interface WhyMatchProps {
  profile: ProfileView;
  match: ProfileMatch;
}

/** R47: each wish of the viewer in one sentence, and how the viewer meets theirs. */
export function WhyMatch({ profile, match: { mine, theirs } }: WhyMatchProps) {
  const texts = useWhyMatchTexts();
  const wishTexts = useWishTexts();
  const fits = useCardTexts().fit;
  const mayWish = isOffered(useSessionUser(), 'myWishes');
  const few = theirs?.few && <p className="text-small text-muted">{fits.few}</p>;
  return (
    <Section
      title={texts.heading}
      icon="star"
      aside={
        mayWish && (
          <ButtonLink look="quiet" to={PATHS.myWishes} aria-label={wishTexts.change} className="-my-2 -mr-3">
            <Icon name="pencil" />
          </ButtonLink>
        )
      }
    >
      {mine ? (
        <>
          <FitLines fit={{ ...mine, misses: [] }} theirs={theirs} />
          {few}
          <Mine profile={profile} items={mine.items} />
        </>
      ) : (
        <>
          <FitLines fit={null} theirs={theirs} />
          {few}
          <p className="flex flex-wrap items-center gap-x-2 text-muted">
            {texts.noWishes}
            {mayWish && (
              <ButtonLink look="quiet" to={PATHS.myWishes} className="-ml-3">
                {wishTexts.tell}
              </ButtonLink>
            )}
          </p>
        </>
      )}
      {theirs?.items && <Theirs items={theirs.items} />}
    </Section>
  );
}

function Mine({ profile, items }: { profile: ProfileView; items: readonly MatchItem[] }) {
  const texts = useWhyMatchTexts();
  const { nameOf, valueOf } = useWishWords();
  const factOf = useMatchFacts(profile);
  const bothVerified = useBothVerified(profile);
  const sentenceOf = (item: MatchItem): string => {
    const { wish, value } = item;
    const words = { name: nameOf(wish), fact: factOf(wish), wished: valueOf(wish, value) };
    // Verification does not tell what the gate cannot tell even by the own line.
    const compared = bothVerified || (wish === 'gothra' && profile.gothraGate?.verdict === 'cannot-tell');
    return matchSentence(item, words, compared, texts);
  };
  return ORDER.map((judged) => {
    const shown = items.filter((item) => item.judged === judged).sort((one, other) => rank(one) - rank(other));
    if (shown.length === 0) return null;
    return (
      <Judged key={judged} judged={judged}>
        {shown.map((item) => (
          <span key={item.wish} className="wrap-anywhere">
            {sentenceOf(item)}
            {item.weight === 'must' && judged !== 'fits' && (
              <span className="ml-2 rounded-full bg-well px-2 py-0.5 text-small text-muted">{texts.must}</span>
            )}
          </span>
        ))}
      </Judged>
    );
  });
}

/** Met wishes need no talk: of a long list, the first few. */
const FITS_SHOWN = 4;

function Judged({ judged, children }: { judged: Judgement; children: readonly ReactNode[] }) {
  const texts = useWhyMatchTexts();
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const folded = judged === 'fits' && !all && children.length > FITS_SHOWN + 1;
  // The button goes away, and the focus with it.
  const unfold = () => {
    setAll(true);
    list.current?.focus();
  };
  return (
    <div className="mt-4">
      <h3 id={`why-${judged}`} className="text-small font-semibold text-muted">
        {texts.groups[judged]}
      </h3>
      <ul ref={list} tabIndex={-1} aria-labelledby={`why-${judged}`} className="mt-1 grid gap-1.5 focus:outline-none">
        {(folded ? children.slice(0, FITS_SHOWN) : children).map((sentence, place) => (
          <li key={place} className="flex items-start gap-2.5">
            <Icon name={ICONS[judged]} className={`mt-1 size-4 ${judged === 'fits' ? 'text-leaf' : 'text-muted'}`} />
            {sentence}
          </li>
        ))}
      </ul>
      {folded && (
        <Button look="quiet" className="-ml-3" onClick={unfold}>
          {texts.more(children.length - FITS_SHOWN)}
        </Button>
      )}
    </div>
  );
}

const rank = ({ weight }: MatchItem): number => (weight === 'must' ? 0 : 1);

/** Only where the owner shows which wishes are met; never what they asked for. */
function Theirs({ items }: { items: NonNullable<NonNullable<ProfileMatch['theirs']>['items']> }) {
  const texts = useWhyMatchTexts();
  const { nameOf } = useWishWords();
  return (
    <div className="mt-4">
      {ORDER.toReversed().map((judged) => {
        const names = items.filter((item) => item.judged === judged).map(({ wish }) => nameOf(wish));
        return (
          names.length > 0 && (
            <p key={judged} className="text-small">
              <span className="text-muted">{`${texts.theirItems[judged]}:`}</span> {names.join(', ')}
            </p>
          )
        );
      })}
    </div>
  );
}
