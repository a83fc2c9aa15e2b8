import { useOnline } from '@kalyanam/web/online';
import { useAppTexts } from '../shell/app.en';

/** The one word about a network that is away; in the header, so that it is in sight wherever one has scrolled. */
export function OfflineNote() {
  const { offline } = useAppTexts();
  const online = useOnline();
  return (
    <div aria-live="polite">
      {!online && (
        <p className="border-t border-amber-line bg-amber-ground px-4 py-1 text-center text-small">{offline}</p>
      )}
    </div>
  );
}
