import { useState, type FormEvent } from 'react';
import type { CallsPage, CallView } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { FieldError } from '../../../ui/form/field';
import { useCallTexts } from './call.en';
import { NumberField } from './number-field';
import { BothTimes, TheirZone, WhoRings } from './times';
import { useCallAct } from './use-call-act';
import { useOwnZone, ZoneField } from './zone-field';
import { useCommonTexts } from '../../../ui/texts/common.en';

interface AnswerFormProps {
  memberId: string;
  call: CallView;
  page: CallsPage;
  onOthers: () => void;
}

/** Times that the other offers: one suits, or others do, or no call at all. */
export function AnswerForm({ memberId, call, page: { place, numbers }, onOthers }: AnswerFormProps) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const { act, busy, error, fields } = useCallAct(memberId);
  const [slot, setSlot] = useState('');
  const [missing, setMissing] = useState(false);
  const own = useOwnZone(place);
  const { zone } = own;
  const [numberOf, setNumberOf] = useState('');
  const [declining, setDeclining] = useState(false);
  const shown = { ...call, myZone: zone };
  const agree = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(slot === '');
    const withoutZone = own.isMissing();
    if (withoutZone) event.currentTarget.querySelector<HTMLElement>('[data-zone]')?.focus();
    else if (slot === '') event.currentTarget.querySelector<HTMLElement>('[name=slot]')?.focus();
    if (!zone || slot === '' || busy) return;
    const more = {
      ...(place.zones.length > 1 && own.told && { zone: own.told }),
      ...(!call.iCall && numberOf && { numberOf }),
    };
    act({ callId: call.id, act: 'agree', slot, ...more }, texts.agreedToast);
  };
  const slotError = missing ? MESSAGES.required : fields['slot'];
  return (
    <form noValidate onSubmit={agree} className="grid gap-5 rounded-card border border-line bg-paper p-5">
      <h2 className="text-2xl wrap-anywhere">{texts.offeredToYou(call.member.name)}</h2>
      <WhoRings call={call} />
      <ZoneField own={own} theirZone={call.theirZone} error={own.error ?? fields['zone']} />
      <fieldset aria-describedby={slotError ? 'slot-error' : undefined}>
        <legend className="mb-2 font-semibold">{texts.chooseTime}</legend>
        <div className="grid gap-3">
          {call.slots.map((offered) => (
            <label
              key={offered}
              className="flex cursor-pointer gap-3 rounded-control border border-edge p-3 has-checked:border-kumkum has-checked:bg-well has-focus-visible:outline-3 has-focus-visible:outline-turmeric-ink"
            >
              <input
                type="radio"
                name="slot"
                value={offered}
                checked={slot === offered}
                onChange={() => {
                  setSlot(offered);
                  setMissing(false);
                }}
                className="mt-1 size-5 shrink-0 accent-kumkum"
              />
              <BothTimes slot={offered} call={shown} />
            </label>
          ))}
        </div>
        <FieldError id="slot-error" error={slotError} />
      </fieldset>
      <TheirZone name={call.member.name} call={shown} />
      {!call.iCall && (
        <NumberField numbers={numbers} value={numberOf} error={fields['numberOf']} onChange={setNumberOf} />
      )}
      <FailureNotice failed={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? common.sending : texts.agree}
        </Button>
        <Button look="secondary" onClick={onOthers}>
          {texts.others}
        </Button>
        <Button look="quiet" onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </div>
      <ConfirmDialog
        open={declining}
        title={texts.declineTitle}
        question={texts.declineQuestion}
        confirm={texts.decline}
        onCancel={() => setDeclining(false)}
        onConfirm={() => {
          setDeclining(false);
          act({ callId: call.id, act: 'decline' }, texts.declined);
        }}
      />
    </form>
  );
}
