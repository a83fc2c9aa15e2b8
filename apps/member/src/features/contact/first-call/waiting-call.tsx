import type { CallView } from '@kalyanam/shared/contracts/calls';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useCallTexts } from './call.en';
import { BothTimes, TheirZone, WhoRings } from './times';
import { useCallAct } from './use-call-act';

interface WaitingCallProps {
  memberId: string;
  call: CallView;
  onOthers: () => void;
}

/** Times that this member has offered, until they are answered. */
export function WaitingCall({ memberId, call, onOthers }: WaitingCallProps) {
  const texts = useCallTexts();
  const { act, busy, error } = useCallAct(memberId);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-paper p-5">
      <h2 className="text-2xl wrap-anywhere">{texts.waitingFor(call.member.name)}</h2>
      <ul className="grid gap-3">
        {call.slots.map((slot) => (
          <li key={slot} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <BothTimes slot={slot} call={call} />
          </li>
        ))}
      </ul>
      <TheirZone name={call.member.name} call={call} />
      <WhoRings call={call} />
      <FailureNotice failed={error} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onOthers}>
          {texts.others}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => act({ callId: call.id, act: 'cancel' }, texts.cancelled)}>
          {texts.withdrawOffer}
        </Button>
      </div>
    </section>
  );
}
