import { LIMITS } from '@kalyanam/shared/base/limits';
import { Icon } from '../../../ui/icon';
import { useMoreTexts } from './landing-more.en';

const QUESTIONS = ['phone', 'cost', 'document', 'check', 'removal', 'parent'] as const;

/** A mother's first questions. The browser opens and closes them, and finds words in the closed ones. */
export function Questions() {
  const texts = useMoreTexts();
  const { from, to } = LIMITS.verificationHours;
  const answerTo = (question: (typeof QUESTIONS)[number]) =>
    question === 'check' ? texts.answers.check(from, to) : texts.answers[question];
  return (
    <section className="border-y border-line bg-paper py-8 sm:py-14">
      <div className="page grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl sm:text-4xl">{texts.questionsHeading}</h2>
        <div className="border-t border-line">
          {QUESTIONS.map((question) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {texts.questions[question]}
                <Icon
                  name="plus"
                  className="size-5 text-accent transition-transform duration-150 group-open:rotate-45"
                />
              </summary>
              <p className="max-w-prose pb-5 text-pretty text-muted">{answerTo(question)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
