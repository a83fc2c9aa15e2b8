import type { ReactNode } from 'react';
import type { ProfileView } from '@kalyanam/shared/contracts/profile';
import type { MatchItem, ProfileMatch } from '@kalyanam/shared/contracts/wishes';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';
import { useSessionUser } from '../../../session/session';
import { isOffered } from '../../../shell/pages';
import { PATHS } from '../../../shell/paths';
import { ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon, type IconName } from '../../../ui/icon';
import { useBothVerified, useMatchFacts } from './match-facts';
import { matchSentence, type Judgement } from './match-sentence';
import { useWhyMatchTexts } from './why-match.en';

/** The wishes most worth talking about first. */
const ORDER: readonly Judgement[] = ['misses', 'unknown', 'fits'];
const ICONS: Readonly<Record<Judgement, IconName>> = {
  misses: 'close',
  unknown: 'message',
  fits: 'check',
};

interface WhyAllProps {
  profile: ProfileView;
  match: ProfileMatch;
  open: boolean;
  onClose: () => void;
}

/** R47: each wish of the viewer in one sentence, and how the viewer meets theirs. */
export function WhyAll({ profile, match: { mine, theirs }, open, onClose }: WhyAllProps) {
  const texts = useWhyMatchTexts();
  const wishTexts = useWishTexts();
  const mayWish = isOffered(useSessionUser(), 'myWishes');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.heading}
      foot={
        mayWish && (
          <ButtonLink look="secondary" to={PATHS.myWishes} className="grow">
            {wishTexts.change}
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-4">
        {mine && <Mine profile={profile} items={mine.items} />}
        {theirs?.few && <p className="text-muted">{texts.few}</p>}
        {theirs?.items && <Theirs items={theirs.items} />}
      </div>
    </Dialog>
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

function Judged({ judged, children }: { judged: Judgement; children: readonly ReactNode[] }) {
  const texts = useWhyMatchTexts();
  return (
    <div>
      <h3 id={`why-${judged}`} className="text-small font-semibold text-muted">
        {texts.groups[judged]}
      </h3>
      <ul aria-labelledby={`why-${judged}`} className="mt-1 grid gap-1.5">
        {children.map((sentence, place) => (
          <li key={place} className="flex items-start gap-2.5">
            <Icon name={ICONS[judged]} className={`mt-1 size-4 ${judged === 'fits' ? 'text-leaf' : 'text-muted'}`} />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

const rank = ({ weight }: MatchItem): number => (weight === 'must' ? 0 : 1);

/** Only where the owner shows which wishes are met; never what they asked for. */
function Theirs({ items }: { items: NonNullable<NonNullable<ProfileMatch['theirs']>['items']> }) {
  const texts = useWhyMatchTexts();
  const { nameOf } = useWishWords();
  return (
    <div>
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
