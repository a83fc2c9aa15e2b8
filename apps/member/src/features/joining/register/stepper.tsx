import { useState, type Ref } from 'react';
import { Icon } from '../../../ui/icon';
import { STEPS } from './steps';
import { useRefusedCounts } from './use-wizard';
import { useRegisterTexts } from './register.en';

interface StepperProps {
  step: number;
  /** Steps the user has left: their errors are counted. */
  left: ReadonlySet<number>;
  /** The form was submitted: the list opens to show where the errors are. */
  tried: boolean;
  heading: Ref<HTMLHeadingElement>;
  onStep: (step: number) => void;
}

/**
 * The current step, on one line over the progress bar; the list of all steps opens from it, and is always open on a
 * wide screen.
 */
export function Stepper({ step, left, tried, heading, onStep }: StepperProps) {
  const texts = useRegisterTexts();
  const [opened, setOpened] = useState(false);
  const counts = useRefusedCounts(left);
  const toFix = counts.reduce((sum, count) => sum + count);
  const open = opened || (tried && toFix > 0);
  const name = STEPS[step]?.name ?? 'basic';
  return (
    <nav aria-label={texts.progress}>
      <div className="flex min-h-12 items-center gap-1 sm:gap-3">
        <h2 ref={heading} tabIndex={-1} className="grow text-lg leading-tight outline-none sm:text-3xl">
          <span className="font-sans text-small font-normal text-muted max-[24rem]:block sm:text-base">
            {texts.stepOf(step + 1, STEPS.length)}
            <span className="max-[24rem]:hidden"> · </span>
          </span>
          {texts.steps[name]}
        </h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="registration-steps"
          onClick={() => setOpened(!opened)}
          className="inline-flex min-h-12 shrink-0 items-center gap-1 rounded-control px-1 text-small font-semibold text-accent hover:bg-well sm:hidden"
        >
          {toFix > 0 && (
            <span aria-hidden="true" className="rounded-full bg-danger-ground px-2 py-0.5 text-danger">
              {toFix}
            </span>
          )}
          <span className="sr-only">{toFix > 0 ? texts.toFix(toFix) : texts.allSteps}</span>
          <Icon name="down" className={`size-5 ${open ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step + 1}
        className="mt-1 h-1.5 overflow-hidden rounded-full bg-well"
      >
        <div className={`h-full rounded-full bg-turmeric transition-[width] duration-200 ${WIDTHS[step]}`} />
      </div>
      <ol id="registration-steps" className={`mt-2 grid gap-1 sm:grid-cols-4 ${open ? '' : 'max-sm:hidden'}`}>
        {STEPS.map(({ name: title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => {
                setOpened(false);
                onStep(index);
              }}
              className="flex min-h-12 w-full items-center justify-between gap-x-3 rounded-control px-2 py-1 text-left leading-tight text-muted hover:bg-well aria-[current=step]:font-semibold aria-[current=step]:text-accent sm:block sm:text-small"
            >
              <span className="block">{`${index + 1}. ${texts.steps[title]}`}</span>
              {counts[index] ? (
                <span className="block font-semibold text-danger">{texts.toFix(counts[index])}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const WIDTHS = ['w-1/4', 'w-1/2', 'w-3/4', 'w-full'];
