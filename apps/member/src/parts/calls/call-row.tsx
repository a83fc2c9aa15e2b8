import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { otherClock, timeIn, useNamedTime } from './call-time';
import { useCallsTexts } from './calls.en';

/** Whether there is something to do about a call, or to remember. */
export const isCurrent = ({ state, asksOutcome }: CallView): boolean =>
  state === 'proposed' || state === 'agreed' || asksOutcome;

/** A call in a line, with where it goes on. */
export function CallRow({ call }: { call: CallView }) {
  const texts = useCallsTexts();
  const { member, state, proposedByMe, asksOutcome, slots, myZone } = call;
  const [slot = ''] = slots;
  const words = asksOutcome
    ? texts.asked
    : state === 'agreed'
      ? texts.agreed
      : proposedByMe
        ? texts.waiting
        : texts.offered;
  const act = asksOutcome ? texts.say : state === 'proposed' && !proposedByMe ? texts.choose : texts.see;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="phone" className="mt-0.5 size-5 shrink-0 text-accent" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{words(member.name)}</p>
          {state === 'agreed' && <AgreedTime zone={myZone} slot={slot} />}
        </div>
      </div>
      <ButtonLink look="secondary" to={PATHS.call(member.id)}>
        {act}
      </ButtonLink>
    </div>
  );
}

/** No hour is called the reader's own that this phone does not show. */
function AgreedTime({ zone, slot }: { zone: CallView['myZone']; slot: string }) {
  const texts = useCallsTexts();
  const language = useLanguage();
  const named = useNamedTime();
  const phone = otherClock(zone, slot);
  return (
    <p className="text-small wrap-anywhere">
      {phone
        ? `${named(zone, slot)} · ${texts.onPhone(timeIn(phone, slot, language))}`
        : texts.yours(timeIn(zone, slot, language))}
    </p>
  );
}
