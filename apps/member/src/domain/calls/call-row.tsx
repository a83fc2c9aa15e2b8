import { useLanguage } from '@kalyanam/web/i18n/language';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { PATHS } from '../../shell/paths';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { timeIn } from './call-time';
import { useCallsTexts } from './calls.en';

/** Whether there is something to do about a call, or to remember. */
export const isCurrent = ({ state, asksOutcome }: CallView): boolean =>
  state === 'proposed' || state === 'agreed' || asksOutcome;

/** A call in a line, with where it goes on. */
export function CallRow({ call }: { call: CallView }) {
  const texts = useCallsTexts();
  const language = useLanguage();
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
          {state === 'agreed' && <p className="text-small">{texts.yours(timeIn(myZone, slot, language))}</p>}
        </div>
      </div>
      <ButtonLink look="secondary" to={PATHS.call(member.id)}>
        {act}
      </ButtonLink>
    </div>
  );
}
