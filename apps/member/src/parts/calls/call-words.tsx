import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { clockIn, dayIn, otherClock, timeIn, useNamedTime, useShortZone, weekdayIn } from './call-time';
import { useCallsTexts } from './calls.en';

/** Whether there is something to do about a call, or to remember. */
export const isCurrent = ({ state, asksOutcome }: CallView): boolean =>
  state === 'proposed' || state === 'agreed' || asksOutcome;

/** Whether a call waits for an act of this member. */
export const isMyTurn = ({ state, proposedByMe, asksOutcome }: CallView): boolean =>
  asksOutcome || (state === 'proposed' && !proposedByMe);

interface CallWords {
  /** The state with the name of the other. */
  words: string;
  /** The same without the name, to be read below it. */
  brief: string;
  act: string;
}

/** The state of a call in a line, and the word for what can be done about it. */
export function useCallWords() {
  const texts = useCallsTexts();
  return (call: CallView): CallWords => {
    const { member, state, proposedByMe, asksOutcome } = call;
    if (asksOutcome) return { words: texts.asked(member.name), brief: texts.brief.asked, act: texts.say };
    const act = isMyTurn(call) ? texts.choose : texts.see;
    if (state === 'agreed') return { words: texts.agreed(member.name), brief: texts.brief.agreed, act };
    if (state !== 'proposed') return { words: texts.brief[state], brief: texts.brief[state], act };
    return proposedByMe
      ? { words: texts.waiting(member.name), brief: texts.brief.waiting, act }
      : { words: texts.offered(member.name), brief: texts.brief.offered, act };
  };
}

/**
 * The agreed time by the clocks of both, a line for each, theirs with its weekday where it is another day there.
 * No hour is called the reader's own that this phone does not show.
 */
export function AgreedTime({ call: { myZone, theirZone, slots } }: { call: CallView }) {
  const texts = useCallsTexts();
  const language = useLanguage();
  const short = useShortZone();
  const named = useNamedTime();
  const [slot = ''] = slots;
  const phone = otherClock(myZone, slot);
  const mine = phone
    ? [named(myZone, slot), texts.onPhone(timeIn(phone, slot, language))]
    : [texts.yours(timeIn(myZone, slot, language))];
  const day = dayIn(theirZone, slot) === dayIn(myZone, slot) ? '' : `${weekdayIn(theirZone, slot, language)} `;
  const theirs = theirZone === myZone ? '' : `${day}${clockIn(theirZone, slot, language)} ${short(theirZone)}`;
  return (
    <div className="text-small wrap-anywhere">
      {[...mine, theirs].filter(Boolean).map((clock) => (
        <p key={clock}>{clock}</p>
      ))}
    </div>
  );
}
