import { formatDay, formatMoment } from '@kalyanam/web/i18n/format';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { useInterestTexts } from './interest.en';

/** The state of interest, in sentences; none where no one has asked. */
export function useInterestWords() {
  const texts = useInterestTexts();
  const language = useLanguage();
  const onDay = (moment: string | null, words: (day: string) => string) =>
    moment ? words(formatDay(moment, language)) : '';

  const sent = ({ state, againAt, waitsFor, waitingBefore }: InterestView, name: string): string[] => {
    const again = againAt ? texts.againFrom(formatMoment(againAt, language)) : '';
    if (waitsFor) return [waitsFor === 'place' ? texts.waitsForPlace(waitingBefore ?? 0) : texts.waitsForMorning];
    if (state === 'pending') return [texts.sent];
    if (state === 'declined') return [texts.declinedByOther(name), again];
    if (state === 'withdrawn') return [texts.withdrawn, again];
    return state === 'expired' ? [texts.lapsedSent(name)] : [];
  };
  const received = ({ state, answeredAt }: InterestView, name: string): string[] => {
    if (state === 'pending') return [texts.received(name)];
    if (state === 'declined') return [onDay(answeredAt, texts.declinedByMe)];
    return state === 'expired' ? [texts.lapsedReceived(name)] : [];
  };

  return (view: InterestView, name: string): string => {
    if (view.state === 'accepted') return texts.accepted;
    const sentences = view.direction === 'sent' ? sent(view, name) : received(view, name);
    return sentences.filter(Boolean).join(' ');
  };
}
