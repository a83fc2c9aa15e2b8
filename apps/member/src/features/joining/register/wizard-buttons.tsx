import { Button } from '../../../ui/button';
import { StickyBar } from '../../../ui/sticky-bar';
import { useOnePress } from '../../../ui/use-one-press';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { useRegisterTexts } from './register.en';

interface WizardButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  /** What the button says while it cannot be pressed. */
  waits: string | null;
  onPrevious: () => void;
}

export function WizardButtons({ isFirst, isLast, waits, onPrevious }: WizardButtonsProps) {
  const texts = useRegisterTexts();
  const common = useCommonTexts();
  const onePress = useOnePress();
  return (
    <StickyBar className="mt-auto sm:mx-0 sm:px-0">
      <div className="flex gap-3">
        {!isFirst && (
          <Button look="secondary" className="shrink-0" onClick={onPrevious}>
            {common.previous}
          </Button>
        )}
        <Button
          type="submit"
          busy={waits !== null}
          className="min-w-0 grow"
          // The second press of a double click would leave the next screen as well.
          onClick={onePress}
        >
          {waits ?? (isLast ? texts.complete : common.next)}
        </Button>
      </div>
    </StickyBar>
  );
}
