import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { Icon } from '../../ui/icon';
import { useInterestTexts } from './interest.en';
import { useInterestWords } from './use-interest-words';
import { waitingOf } from './waiting';

interface InterestStatusProps {
  name: string;
  interest: InterestView;
  /** It was sent a moment ago, here: the heart fills. */
  fresh?: boolean;
}

/** The state of interest with this member, and how long it may still wait; nothing where no one has asked. */
export function InterestStatus({ name, interest, fresh = false }: InterestStatusProps) {
  const wordsOf = useInterestWords();
  const texts = useInterestTexts();
  const words = wordsOf(interest, name);
  if (!words) return null;
  const { state, sentAt, expiresAt } = interest;
  const waiting = state === 'pending' && sentAt && expiresAt ? waitingOf(sentAt, expiresAt, new Date()) : null;
  return (
    <div className="min-w-0 grow basis-32">
      <div className={`flex items-start gap-2.5 ${state === 'accepted' ? 'font-semibold text-leaf' : ''}`}>
        {(waiting || state === 'accepted') && (
          <Icon
            name="heart"
            className={`mt-0.5 size-6 fill-current ${state === 'accepted' ? '' : 'text-accent'} ${fresh ? 'heart-fill' : ''}`}
          />
        )}
        <p className="min-w-0 leading-snug wrap-anywhere">
          {interest.waitsFor && <span className="block font-semibold">{texts.toBeDelivered}</span>}
          <span className={waiting ? 'block font-semibold' : interest.waitsFor ? 'text-small text-muted' : ''}>
            {words}
          </span>
          {waiting && <span className="block text-small text-muted">{texts.waiting(waiting.days, waiting.left)}</span>}
        </p>
      </div>
      {waiting && (
        <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-turmeric" style={{ width: `${Math.max(2, waiting.share * 100)}%` }} />
        </div>
      )}
    </div>
  );
}
