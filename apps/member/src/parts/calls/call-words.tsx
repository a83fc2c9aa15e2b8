import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { clockIn, otherClock, timeIn, useNamedTime, useZoneWords } from './call-time';
import { useCallsTexts } from './calls.en';

/** Whether there is something to do about a call, or to remember. */
export const isCurrent = ({ state, asksOutcome }: CallView): boolean =>
  state === 'proposed' || state === 'agreed' || asksOutcome;

/** Whether a call waits for an act of this member. */
export const isMyTurn = ({ state, proposedByMe, asksOutcome }: CallView): boolean =>
  asksOutcome || (state === 'proposed' && !proposedByMe);

/** The state of a call in a line, and the word for what can be done about it. */
export function useCallWords() {
  const texts = useCallsTexts();
  return (call: CallView): { words: string; act: string } => {
    const { member, state, proposedByMe, asksOutcome } = call;
    const words = {
      proposed: proposedByMe ? texts.waiting : texts.offered,
      agreed: texts.agreed,
      past: texts.past,
      cancelled: texts.cancelled,
      declined: texts.declined,
    }[state];
    if (asksOutcome) return { words: texts.asked(member.name), act: texts.say };
    return { words: words(member.name), act: isMyTurn(call) ? texts.choose : texts.see };
  };
}

/** The agreed time by the clocks of both. No hour is called the reader's own that this phone does not show. */
export function AgreedTime({ call: { myZone, theirZone, slots } }: { call: CallView }) {
  const texts = useCallsTexts();
  const language = useLanguage();
  const zones = useZoneWords();
  const named = useNamedTime();
  const [slot = ''] = slots;
  const phone = otherClock(myZone, slot);
  const mine = phone
    ? `${named(myZone, slot)} · ${texts.onPhone(timeIn(phone, slot, language))}`
    : texts.yours(timeIn(myZone, slot, language));
  const theirs = theirZone === myZone ? '' : `${clockIn(theirZone, slot, language)} ${zones[theirZone]}`;
  return <p className="text-small wrap-anywhere">{[mine, theirs].filter(Boolean).join(' · ')}</p>;
}
