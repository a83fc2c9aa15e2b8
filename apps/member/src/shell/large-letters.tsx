import { useDisplay } from '../session/display';
import { Icon } from '../ui/icon';
import { showToast } from '../ui/toast';
import { useAppTexts } from './app.en';

const WORDS = 'పెద్ద అక్షరాలు';

/** C15: in Telugu for everyone, because who needs it may read nothing else. Where there is little room, by its sign. */
export function LargeLetters({ className }: { className: string }) {
  const { chunkLost } = useAppTexts();
  const { textSize } = useDisplay();
  const change = async () => {
    const { switchLargeLetters } = await import('../session/change-display');
    await switchLargeLetters();
  };
  return (
    <button
      type="button"
      lang="te"
      aria-label={WORDS}
      aria-pressed={textSize !== 'normal'}
      onClick={() => void change().catch(() => showToast(chunkLost))}
      className={`inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control font-telugu-name font-semibold text-accent hover:bg-well ${className}`}
    >
      <Icon name="letters" className="size-6" />
      <span>{WORDS}</span>
    </button>
  );
}
