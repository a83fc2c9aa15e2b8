import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { StickyBar } from '../../../../ui/sticky-bar';
import type { useStepHeading } from '../../../../ui/use-step-heading';
import { useDetailWords } from '../../../../parts/details/words';
import { useCommonTexts } from '../../../../ui/texts/common.en';
import { useMoreTexts } from './more-details.en';
import { FIRST, type Question } from './questions';

/** The form that the button at the foot of the screen sends. */
export const QUESTION_FORM = 'question';

export interface QuestionWays {
  /** Props of its heading. */
  heading: ReturnType<typeof useStepHeading>;
  /** Said after the save that led here. */
  said: string;
  onSkip: () => void;
  onPrevious: () => void;
}

interface QuestionFrameProps extends QuestionWays {
  question: Question;
  busy: boolean;
  children: ReactNode;
}

/** One question on the screen: how far one is and Skip above it, the two ways on below. */
export function QuestionFrame({ question, busy, heading, said, onSkip, onPrevious, children }: QuestionFrameProps) {
  const texts = useMoreTexts();
  const common = useCommonTexts();
  const { labels } = useDetailWords();
  const { id, topic } = question;
  const place = FIRST.indexOf(question) + 1;
  const titleOf = topic === 'horoscope' ? texts.horoscope : labels.cards[topic];
  return (
    <div className="page flex min-h-[calc(100dvh-8.25rem)] max-w-2xl flex-col pt-3 short:min-h-0 sm:pt-8 md:min-h-0">
      <title>{texts.title}</title>
      <div className="flex min-h-12 items-center justify-between gap-4">
        <p className="text-muted">{place > 0 ? texts.progress(titleOf, place, FIRST.length) : titleOf}</p>
        <Button look="quiet" className="-mr-3 shrink-0" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
      {place > 0 && (
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-well">
          <div className="h-full bg-turmeric" style={{ width: `${(place / FIRST.length) * 100}%` }} />
        </div>
      )}
      <p role="status" className="min-h-6 text-small text-leaf">
        {said}
      </p>
      <h1 {...heading} className="mt-1 mb-6 text-3xl focus:outline-none sm:text-4xl">
        {texts.questions[id]}
      </h1>
      <div className="grow pb-8">{children}</div>
      <StickyBar aboveTabs>
        <div className="flex gap-3">
          <Button look="secondary" onClick={onPrevious}>
            {place > 0 ? common.previous : texts.all}
          </Button>
          <Button type="submit" form={QUESTION_FORM} busy={busy} className="grow sm:grow-0 sm:px-12">
            {busy ? common.saving : place > 0 ? common.next : texts.save}
          </Button>
        </div>
      </StickyBar>
    </div>
  );
}
