import { useDisplay } from '../session/display';
import { Icon } from '../ui/icon';
import { showToast } from '../ui/toast';
import { useAppTexts } from './app.en';

/** C15: where there is little room, the sign alone. */
export function TextSizeSwitch({ className }: { className: string }) {
  const { chunkLost, largeText } = useAppTexts();
  const { textSize } = useDisplay();
  const change = async () => {
    const { switchTextSize } = await import('../session/change-display');
    await switchTextSize();
  };
  return (
    <button
      type="button"
      aria-label={largeText}
      aria-pressed={textSize !== 'normal'}
      onClick={() => void change().catch(() => showToast(chunkLost))}
      className={`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control font-semibold text-accent hover:bg-well ${className}`}
    >
      <Icon name="letters" className="size-6" />
      <span>{largeText}</span>
    </button>
  );
}
