import { useState, type Ref } from 'react';
import { Icon } from '../../../ui/icon';
import { useRegisterTexts } from './register.en';
import { numberOf, STEPS, type PartName, type Screen } from './screens';
import { useRefusedCounts } from './use-wizard';

interface StepperProps {
  screens: readonly Screen[];
  place: number;
  /** Questions the user has left: their open and wrong answers are counted. */
  left: ReadonlySet<PartName>;
  /** The form was submitted: an open answer is an error. */
  tried: boolean;
  /** A screen is a whole step, whose name is its largest heading. */
  whole: boolean;
  /** Where no question of the screen is its heading. */
  heading: Ref<HTMLHeadingElement> | undefined;
  onStep: (step: number) => void;
}

/**
 * The current step, on one line over the progress bar; the list of all steps opens from it, and is always open on a
 * wide screen.
 */
export function Stepper({ screens, place, left, tried, whole, heading, onStep }: StepperProps) {
  const texts = useRegisterTexts();
  const [opened, setOpened] = useState({ place, open: false });
  const counts = useRefusedCounts(left);
  const toFix = counts.reduce((sum, count) => sum + count);
  // A new screen begins with its question, not with the list.
  const open = opened.open && opened.place === place;
  const said = tried ? texts.toFix : texts.toFillIn;
  const look = tried ? 'text-danger' : 'text-muted';
  const step = screens[place]?.step ?? 0;
  const { at, of } = numberOf(screens, place);
  return (
    <nav aria-label={texts.progress}>
      <div className="flex min-h-12 items-center gap-2 sm:gap-3">
        <h2
          ref={heading}
          {...(heading && { tabIndex: -1 })}
          className={`flex grow items-baseline gap-2 leading-tight outline-none ${whole ? 'text-lg sm:text-3xl' : 'font-sans text-base font-semibold'}`}
        >
          <span className="grow">
            <span className="font-sans text-small font-normal text-muted max-[24rem]:block sm:text-base">
              {texts.stepOf(step + 1, STEPS.length)}
              <span className="max-[24rem]:hidden"> · </span>
            </span>
            {texts.steps[STEPS[step] ?? 'basic']}
          </span>
          {of > 1 && (
            <span className="shrink-0 text-small font-normal text-muted tabular-nums">{` ${texts.screenOf(at, of)}`}</span>
          )}
        </h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="registration-steps"
          onClick={() => setOpened({ place, open: !open })}
          className="inline-flex min-h-12 min-w-12 shrink-0 items-center justify-end gap-1 rounded-control px-1 text-small font-semibold text-accent hover:bg-well sm:hidden"
        >
          {toFix > 0 ? (
            <span
              className={`rounded-full px-2 py-0.5 leading-tight ${look} ${tried ? 'bg-danger-ground' : 'bg-well'}`}
            >
              {said(toFix)}
            </span>
          ) : (
            <span className="sr-only">{texts.allSteps}</span>
          )}
          <Icon name="down" className={`size-5 ${open ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <progress
        aria-label={texts.progress}
        value={place + 1}
        max={screens.length}
        className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-well accent-turmeric [&::-moz-progress-bar]:bg-turmeric [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-turmeric"
      />
      <ol id="registration-steps" className={`mt-2 grid gap-1 sm:grid-cols-4 ${open ? '' : 'max-sm:hidden'}`}>
        {STEPS.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => {
                setOpened({ place, open: false });
                onStep(index);
              }}
              className="flex min-h-12 w-full items-center justify-between gap-x-3 rounded-control px-2 py-1 text-left leading-tight text-muted hover:bg-well aria-[current=step]:font-semibold aria-[current=step]:text-accent sm:block sm:text-small"
            >
              <span className="block">{`${index + 1}. ${texts.steps[title]}`}</span>
              {counts[index] ? <span className={`block font-semibold ${look}`}>{said(counts[index])}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
