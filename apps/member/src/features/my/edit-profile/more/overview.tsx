import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MyDetails } from '@kalyanam/shared/contracts/details';
import { DETAIL_CARDS } from '@kalyanam/shared/topics/profile/details';
import type { DetailCard } from '@kalyanam/shared/topics/profile/field-spec';
import { AsksNote } from '../../../../parts/family-desk/asks';
import { useDetailWords } from '../../../../parts/details/words';
import { ToMyProfile } from '../../../../parts/account/to-my-profile';
import { isOffered } from '../../../../shell/pages';
import { PATHS } from '../../../../shell/paths';
import { useSessionUser } from '../../../../session/session';
import { ButtonLink } from '../../../../ui/button';
import { Icon, type IconName } from '../../../../ui/icon';
import { RowLink, RowList } from '../../../../ui/row-list';
import { useProfileWords } from '../../../../ui/texts/profile';
import type { useStepHeading } from '../../../../ui/use-step-heading';
import type { DetailValues } from './detail-values';
import { myHoroscope } from './horoscope/horoscope.queries';
import { useMoreTexts } from './more-details.en';
import { saysOwnWords, usePartWords } from './part-words';
import { FIRST, isAnswered, othersOf, questionPath, type Question } from './questions';

const ICONS: Readonly<Record<DetailCard, IconName>> = {
  family: 'family',
  roots: 'place',
  study: 'work',
  living: 'home',
};

interface OverviewProps {
  details: MyDetails;
  values: DetailValues;
  said: string;
  heading: ReturnType<typeof useStepHeading>;
}

/** The questions that families ask first, and the others by topic, folded. */
export function Overview({ details, values, said, heading }: OverviewProps) {
  const texts = useMoreTexts();
  const user = useSessionUser();
  const stars = useQuery(myHoroscope);
  const answered = (question: Question) =>
    question.id === 'horoscope' ? Boolean(stars.data?.star) : isAnswered(question, values);
  const open = FIRST.filter((question) => !answered(question));
  const topics = DETAIL_CARDS.map((topic) => ({ topic, questions: othersOf(topic, details) }));
  const others = topics.reduce((count, { questions }) => count + questions.length, 0) + 2;
  const next = open[0];
  return (
    <div className="page max-w-2xl py-5 sm:py-10">
      <title>{texts.title}</title>
      <ToMyProfile />
      <h1 {...heading} className="text-3xl focus:outline-none sm:text-4xl">
        {texts.heading}
      </h1>
      <p className="mt-2 text-muted">{texts.lead}</p>
      <p role="status" className="min-h-6 text-small text-leaf">
        {said}
      </p>
      <AsksNote act="edit" />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-2xl">{texts.first}</h2>
        <p className="text-muted">{texts.answered(FIRST.length - open.length, FIRST.length)}</p>
      </div>
      {next && (
        <ButtonLink to={questionPath(next)} className="mb-3 w-full sm:w-auto">
          {open.length === FIRST.length ? texts.begin : texts.goOn}
        </ButtonLink>
      )}
      <RowList label={texts.first}>
        {FIRST.map((question) => (
          <QuestionRow key={question.id} question={question} values={values} done={answered(question)} />
        ))}
      </RowList>
      <h2 className="mt-8 mb-3 text-2xl">{texts.others(others)}</h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {topics.map(
          ({ topic, questions }) =>
            (questions.length > 0 || topic === 'roots') && (
              <Topic key={topic} topic={topic}>
                {questions.map((question) => (
                  <QuestionRow
                    key={question.id}
                    question={question}
                    values={values}
                    done={isAnswered(question, values)}
                  />
                ))}
                {topic === 'roots' && isOffered(user, 'myGothra') && (
                  <RowLink to={PATHS.myGothra} title={texts.gothras} />
                )}
                {topic === 'living' && <Diet />}
              </Topic>
            ),
        )}
      </div>
      <div className="mt-6">
        <RowList>
          <RowLink to={PATHS.whoSeesWhat} icon="eye" title={texts.whoSees} />
        </RowList>
      </div>
    </div>
  );
}

function Topic({ topic, children }: { topic: DetailCard; children: ReactNode }) {
  const { labels } = useDetailWords();
  const [params] = useSearchParams();
  return (
    <details className="group" open={params.get('topic') === topic}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-2.5 -outline-offset-3! hover:bg-well [&::-webkit-details-marker]:hidden">
        <Icon name={ICONS[topic]} className="size-6 text-accent" />
        <span className="grow">{labels.cards[topic]}</span>
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </details>
  );
}

interface QuestionRowProps {
  question: Question;
  values: DetailValues;
  done: boolean;
}

/** A question, and what was answered. */
function QuestionRow({ question, values, done }: QuestionRowProps) {
  const texts = useMoreTexts();
  const { saidOf } = usePartWords();
  const said = question.parts.filter((part) => saidOf(part, values));
  return (
    <RowLink
      to={questionPath(question)}
      title={texts.questions[question.id]}
      hint={
        said.length > 0 && (
          <span data-own-words={said.some(saysOwnWords) || undefined} className="line-clamp-2 wrap-anywhere">
            {said.map((part) => saidOf(part, values)).join(' · ')}
          </span>
        )
      }
      value={done && <Icon name="check" className="size-5 text-leaf" />}
    />
  );
}

/** A field of the profile itself, which is changed there. */
function Diet() {
  const { labels } = useProfileWords();
  return <RowLink to={PATHS.editSection('personal')} title={labels.fields.diet} />;
}
