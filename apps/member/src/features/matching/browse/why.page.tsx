import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { WhyAnswer } from '@kalyanam/shared/contracts/why';
import { MEMBER_CODE_TYPED, parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { FilterName } from '@kalyanam/shared/topics/profile/filters';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';
import { formatDay } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { useWishWords } from '../../../parts/wishes/wish-words';
import { api, useSessionUser } from '../../../session/session';
import { PATHS } from '../../../shell/paths';
import { BackLink } from '../../../ui/back-link';
import { Button, ButtonLink } from '../../../ui/button';
import { TextField } from '../../../ui/form/text-field';
import { Notice } from '../../../ui/notice';
import { useFailure, useSentence } from '../../../ui/texts/sentences';
import { askedBy } from './asked';
import { useFilterWords } from './filter-words';
import { searchOf } from './filters';
import { useWhyTexts } from './why.en';
import { useMemberCodeTexts } from '../../../parts/member-code/member-code.en';
import { useWishTexts } from '../../../parts/wishes/wish-words.en';

const WHY = '/profiles/why';

/** C3: the first reason that keeps someone out of the list that the address describes. */
export default function WhyPage() {
  const texts = useWhyTexts();
  const memberCode = useMemberCodeTexts();
  const say = useSentence();
  const failure = useFailure();
  const [params] = useSearchParams();
  const { query, asked } = askedBy(params, useSessionUser());
  const { state } = useLocation() as { state: { typed?: string } | null };
  const [typed, setTyped] = useState(state?.typed ?? '');
  // Matches are a page of their own, whatever they can be asked by yet.
  const list = params.get('fits') === 'both' ? PATHS.matches : PATHS.profiles + searchOf(query);
  const [slip, setSlip] = useState(false);
  const why = useMutation({
    mutationFn: (code: string) => api.get<WhyAnswer>(WHY, { query: { ...asked, code } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = parseMemberCode(typed);
    setSlip(code === null);
    if (code !== null && !why.isPending) why.mutate(code);
  };
  return (
    <div className="page max-w-xl py-6 sm:py-10">
      <title>{texts.title}</title>
      <BackLink to={list}>{texts.back}</BackLink>
      <h1 className="text-3xl sm:text-4xl">{memberCode.missing}</h1>
      <p className="mt-3 text-muted">{texts.lead}</p>
      <form noValidate onSubmit={submit} className="fields mt-6">
        <TextField
          label={memberCode.number}
          error={slip ? say(MESSAGES.memberCodeAgain) : why.error ? failure(why.error) : undefined}
          value={typed}
          maxLength={MEMBER_CODE_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setSlip(false);
            why.reset();
          }}
        />
        <Button type="submit" busy={why.isPending}>
          {why.isPending ? memberCode.finding : texts.ask}
        </Button>
      </form>
      <div role="status" className="mt-6">
        {why.data && <Reason answer={why.data} list={list} />}
      </div>
    </div>
  );
}

function Reason({ answer: { reason, item, date, page = 1 }, list }: { answer: WhyAnswer; list: string }) {
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
        <ButtonLink look="secondary" className="mt-3" to={`${list}${list.includes('?') ? '&' : '?'}page=${page}`}>
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
