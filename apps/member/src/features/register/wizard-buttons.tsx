import { Button } from '../../ui/button';
import { useCommonTexts } from '../../ui/texts/common.en';
import { useRegisterTexts } from './register.en';
import { STEPS } from './steps';

interface WizardButtonsProps {
  step: number;
  busy: boolean;
  onPrevious: () => void;
}

export function WizardButtons({ step, busy, onPrevious }: WizardButtonsProps) {
  const texts = useRegisterTexts();
  const common = useCommonTexts();
  const last = step === STEPS.length - 1;
  return (
    <div className="grid grid-cols-2 gap-3">
      {step > 0 ? (
        <Button look="secondary" onClick={onPrevious}>
          {common.previous}
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" busy={busy}>
        {last ? (busy ? texts.completing : texts.complete) : common.next}
      </Button>
    </div>
  );
}
