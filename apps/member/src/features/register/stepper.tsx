import { STEPS } from './steps';
import { useRegisterTexts } from './register.en';

interface StepperProps {
  step: number;
  counts: readonly number[];
  onStep: (step: number) => void;
}

/** The progress bar, and the four steps with what is left to fix on each. */
export function Stepper({ step, counts, onStep }: StepperProps) {
  const texts = useRegisterTexts();
  return (
    <nav aria-label={texts.progress}>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step + 1}
        className="h-2 overflow-hidden rounded-full bg-well"
      >
        <div className={`h-full rounded-full bg-turmeric transition-[width] duration-200 ${WIDTHS[step]}`} />
      </div>
      <ol className="mt-2 grid grid-cols-2 gap-1 sm:grid-cols-4">
        {STEPS.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onStep(index)}
              className="min-h-12 w-full rounded-control px-2 py-1 text-left text-small leading-tight text-muted hover:bg-well aria-[current=step]:font-semibold aria-[current=step]:text-accent"
            >
              {index + 1}. {texts.steps[name]}
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
