import { Icon } from '../../ui/icon';
import { useAnswerTexts } from './answers.en';

/** C9: the helpline against fraud, under the first words and the first agreement. */
export function SafetyCard() {
  const { safety } = useAnswerTexts();
  return (
    <p className="flex items-start gap-2 rounded-control border border-amber-line bg-amber-ground px-3 py-2 text-small text-ink">
      <Icon name="shield" className="mt-0.5 size-5 shrink-0" />
      {safety}
    </p>
  );
}
