import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { BrowseQuery, FilterName } from '@kalyanam/shared/topics/profile/filters';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useWishWords } from '../../../../parts/wishes/wish-words';
import { useWishTexts } from '../../../../parts/wishes/wish-words.en';
import { PATHS } from '../../../../shell/paths';
import { ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { useSentence } from '../../../../ui/texts/sentences';
import { useFilterWords } from '../filter-words';
import { searchOf } from '../filters';
import { useWhyTexts } from './why.en';

interface ReasonProps {
  answer: WhyAnswer;
  query: BrowseQuery;
}

/** The first reason that keeps someone out of a list, and the step that it leads to. */
export function Reason({ answer: { reason, item, date, page = 1 }, query }: ReasonProps) {
  const texts = useWhyTexts();
  const wishTexts = useWishTexts();
  const say = useSentence();
  const language = useLanguage();
  const wishes = useWishWords();
  const { nameOf } = useFilterWords();
  const sentences: Record<WhyAnswer['reason'], () => string> = {
    'code-wrong': () => say(MESSAGES.memberCodeAgain),
    own: () => texts.own,
    'not-open': () => texts.notOpen,
    filter: () => (item === 'fits' ? texts.fits : texts.filter(nameOf(item as FilterName))),
    must: () => texts.must(wishes.nameOf(item as WishName)),
    'their-setting': () => texts.theirSetting,
    gothra: () => texts.gothra,
    dismissed: () => texts.dismissed(formatDay(date ?? '', language)),
    listed: () => texts.listed(page),
  };
  return (
    <Notice>
      <p>{sentences[reason]()}</p>
      {reason === 'listed' && (
        <ButtonLink look="secondary" className="mt-3" to={PATHS.profiles + searchOf({ ...query, page: String(page) })}>
          {texts.show}
        </ButtonLink>
      )}
      {reason === 'must' && (
        <ButtonLink look="secondary" className="mt-3" to={PATHS.myWishes}>
          {wishTexts.change}
        </ButtonLink>
      )}
    </Notice>
  );
}
