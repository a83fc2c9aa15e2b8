import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { myDetails } from '../../../../parts/details/details.queries';
import { ToMyProfile } from '../../../../parts/account/to-my-profile';
import { lazyPart } from '../../../../shell/lazy-part';
import { PATHS } from '../../../../shell/paths';
import { Loaded } from '../../../../ui/loaded';
import { useNavigation } from '../../../../ui/navigation';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { useAskedBeforeUnload } from '../../../../ui/use-asked-before-unload';
import { useStepHeading } from '../../../../ui/use-step-heading';
import { useEditTexts } from '../edit-profile.en';
import { LeaveQuestion } from '../not-saved';
import { DetailQuestion } from './detail-question';
import { useMoreTexts } from './more-details.en';
import { Overview } from './overview';
import { QuestionFrame } from './question-frame';
import { FIRST, isAsked, questionOf, questionPath, type Question, type QuestionId } from './questions';
import { MoreVisibleContext } from './seen-by';
import { useDetails } from './use-details';

const Horoscope = lazyPart(async () => {
  const [{ HoroscopeQuestion }, { starTextsReady }] = await Promise.all([
    import('./horoscope/horoscope-question'),
    import('../../../../parts/stars/stars'),
  ]);
  await starTextsReady();
  return HoroscopeQuestion;
});

/** What families ask, one question on each screen; the address says which. */
export default function MoreDetailsPage() {
  const texts = useMoreTexts();
  const query = useQuery(myDetails);
  const waiting = (
    <Skeleton>
      <div className="grid gap-6">
        {['h-36', 'h-96', 'h-40'].map((height) => (
          <SkeletonBlock key={height} className={`${height} w-full rounded-card`} />
        ))}
      </div>
    </Skeleton>
  );
  if (query.data) return <Questions details={query.data} />;
  return (
    <div className="page max-w-2xl py-5 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.heading}</h1>
      <Loaded query={query} failed={texts.failed} skeleton={waiting}>
        {() => null}
      </Loaded>
    </div>
  );
}

/** The question that the address names, also as mails and older links name it. */
function useWantedQuestion(details: MyDetails): Question | undefined {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const question = questionOf(params.get('q') ?? (hash === '#horoscope' ? 'horoscope' : null));
  return question && isAsked(question, details) ? question : undefined;
}

function Questions({ details }: { details: MyDetails }) {
  const common = useCommonTexts();
  const edit = useEditTexts();
  const { open } = useNavigation();
  const question = useWantedQuestion(details);
  const [sentAt, setSentAt] = useState<QuestionId | null>(null);
  const [said, setSaid] = useState('');
  const heading = useStepHeading(question?.id);
  const goOn = (words: string) => {
    setSaid(words);
    setSentAt(null);
    const place = question ? FIRST.indexOf(question) : -1;
    const next = place >= 0 ? FIRST[place + 1] : undefined;
    void open(next ? questionPath(next) : PATHS.moreDetails);
  };
  const saving = useDetails(details, {
    parts: question?.parts ?? [],
    onSaved: (waits) => goOn(waits ? edit.savedForReview : common.saved),
    onUnchanged: () => goOn(''),
  });
  useAskedBeforeUnload(saving.isUnsaved);
  // The last of the first eight shows without a wait.
  useEffect(() => {
    Horoscope.ahead();
  }, []);
  const ways = {
    heading,
    said,
    onSkip: () => {
      saving.putBack();
      goOn('');
    },
    onPrevious: () => {
      setSaid('');
      const before = question && FIRST[FIRST.indexOf(question) - 1];
      void open(before ? questionPath(before) : PATHS.moreDetails);
    },
  };
  return (
    <MoreVisibleContext value={details.moreVisible}>
      {!question ? (
        <Overview details={details} said={said} values={saving.base.values} heading={heading} />
      ) : question.id === 'horoscope' ? (
        <Horoscope
          {...ways}
          question={question}
          onDone={(saved) => goOn(saved ? common.saved : '')}
          waiting={
            <QuestionFrame question={question} busy={false} {...ways}>
              <Skeleton>
                <SkeletonBlock className="h-72 w-full" />
              </Skeleton>
            </QuestionFrame>
          }
        />
      ) : (
        <DetailQuestion
          {...ways}
          // Fields of one question are not those of the next.
          key={question.id}
          question={question}
          details={details}
          saving={saving}
          sent={sentAt === question.id}
          onSend={() => setSentAt(question.id)}
        />
      )}
      <LeaveQuestion isUnsaved={saving.isUnsaved} onDiscard={() => saving.form.reset(saving.base.values)} />
    </MoreVisibleContext>
  );
}
