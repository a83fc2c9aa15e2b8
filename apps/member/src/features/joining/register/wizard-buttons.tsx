import { Button } from '../../../ui/button';
import { StickyBar } from '../../../ui/sticky-bar';
import { useOnePress } from '../../../ui/use-one-press';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useRegisterTexts } from './register.en';
import { STEPS } from './steps';

interface WizardButtonsProps {
  step: number;
  /** What the button says while it cannot be pressed. */
  waits: string | null;
  onPrevious: () => void;
}

export function WizardButtons({ step, waits, onPrevious }: WizardButtonsProps) {
  const texts = useRegisterTexts();
  const common = useCommonTexts();
  const onePress = useOnePress();
  const last = step === STEPS.length - 1;
  return (
    <StickyBar className="sm:mx-0 sm:px-0">
      <div className="flex gap-3">
        {step > 0 && (
          <Button look="secondary" className="shrink-0" onClick={onPrevious}>
            {common.previous}
          </Button>
        )}
        <Button
          type="submit"
          busy={waits !== null}
          className="min-w-0 grow"
          // The second press of a double click would leave the next step as well.
          onClick={onePress}
        >
          {waits ?? (last ? texts.complete : common.next)}
        </Button>
      </div>
    </StickyBar>
  );
}
