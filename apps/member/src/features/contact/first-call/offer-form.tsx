import { slotsProblem } from '@kalyanam/shared/topics/calls/slots';
import { isNight } from '@kalyanam/shared/topics/calls/zoned-time';
import type { CallBetween, CallProposal, CallsPage, CallView, CallWho } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { useRef, useState, type FormEvent } from 'react';
import { proposeCall } from '../../../parts/calls/calls.queries';
import { useDetailWords } from '../../../parts/details/words';
import { dropDraft, useKeptDraft } from '../../../session/kept-drafts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { StickyBar } from '../../../ui/sticky-bar';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { showToast } from '../../../ui/toast';
import { useCallTexts } from './call.en';
import { NO_TIME, type TypedTime } from './other-time';
import { NumberField } from './number-field';
import { Safety } from './safety';
import { SlotChoice } from './slot-choice';
import { TheirZone } from './times';
import { useCallChange } from './use-call-act';
import { useOwnZone, ZoneField } from './zone-field';

interface OfferFormProps {
  memberId: string;
  name: string;
  page: CallsPage;
  /** The call whose place the offer takes. */
  instead: CallView | null;
  onCancel: (() => void) | null;
}

interface Offer {
  between: CallBetween;
  who: CallWho;
  numberOf: string;
  /** Moments, so that no change of clocks moves them. */
  slots: readonly string[];
  typed: TypedTime;
}

const NO_OFFER: Offer = { between: 'families', who: 'we-call', numberOf: '', slots: [], typed: NO_TIME };

/** One to three times, by the clocks of both. A time at night is asked about once. */
export function OfferForm({ memberId, name, page, instead, onCancel }: OfferFormProps) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const { optionsOfList, listed } = useDetailWords();
  const form = useRef<HTMLFormElement>(null);
  const own = useOwnZone(page.place);
  const { zone } = own;
  const draft = `call:${memberId}`;
  const [kept, setOffer] = useKeptDraft<Offer>(draft, NO_OFFER);
  // Times that have passed since they were chosen are no longer offered.
  const offer = { ...kept, slots: kept.slots.filter((slot) => slotsProblem([new Date(slot)], new Date()) === null) };
  const { between, who, numberOf, slots, typed } = offer;
  const [slotError, setSlotError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const theirZone = page.theirPlace?.zone ?? own.told ?? page.place.zone;
  const offering = useCallChange(
    (proposal: CallProposal) => proposeCall(memberId, proposal),
    () => {
      dropDraft(draft);
      showToast(texts.offered);
    },
  );
  const { busy, error, fields } = offering;
  const send = () =>
    offering.send({
      ...{ between, who, slots: [...slots] },
      ...(own.told && { zone: own.told }),
      ...(who === 'you-call' && numberOf && { numberOf }),
      ...(instead && { insteadId: instead.id, ...(instead.state === 'agreed' && { insteadState: instead.state }) }),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const withoutZone = own.isMissing();
    setSlotError(!withoutZone && slots.length === 0 ? MESSAGES.required : undefined);
    if (withoutZone) form.current?.querySelector<HTMLElement>('[data-zone]')?.focus();
    else if (slots.length === 0) form.current?.querySelector<HTMLElement>('[data-slot] input')?.focus();
    else if (slots.some((slot) => isNight(new Date(slot), zone ?? theirZone) || isNight(new Date(slot), theirZone)))
      setAsking(true);
    else send();
  };
  const changeSlots = (next: readonly string[], more: Partial<Offer> = {}) => {
    setOffer({ ...offer, slots: next, ...more });
    setSlotError(undefined);
    offering.forgetError();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ZoneField
        own={own}
        theirZone={theirZone}
        error={own.error ?? fields['zone']}
        // A chosen hour was one of the other clock.
        onChoose={() => changeSlots([])}
      />
      <TheirZone
        name={name}
        call={{ theirZone, theirZoneSure: page.theirPlace?.sure ?? true, myZone: zone }}
        onlyGuess
      />
      {zone && (
        <SlotChoice
          {...{ myZone: zone, theirZone }}
          chosen={slots}
          typed={typed}
          onType={(next) => setOffer({ ...offer, typed: next })}
          onAdd={(slot) => changeSlots([...new Set([...slots, slot])].toSorted(), { typed: NO_TIME })}
          error={slotError ?? fields['slots']}
          onChange={changeSlots}
        />
      )}
      <ChoiceGroup
        label={texts.who}
        name="who"
        options={[
          { value: 'we-call', label: texts.weCall },
          { value: 'you-call', label: texts.theyCall },
        ]}
        value={who}
        error={fields['who']}
        onChange={({ target }) => setOffer({ ...offer, who: target.value as CallWho })}
      />
      {who === 'you-call' && (
        <NumberField
          numbers={page.numbers}
          value={numberOf}
          error={fields['numberOf']}
          onChange={(next) => setOffer({ ...offer, numberOf: next })}
        />
      )}
      <details className="-mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center text-accent">
          {`${texts.between}: ${listed('callBetween', between)}`}
        </summary>
        <ChoiceGroup
          labelUnseen
          label={texts.between}
          name="between"
          options={optionsOfList('callBetween')}
          value={between}
          error={fields['between']}
          onChange={({ target }) => setOffer({ ...offer, between: target.value as CallBetween })}
        />
      </details>
      <FailureNotice failed={error} />
      <Safety />
      <StickyBar aboveTabs>
        <div className="flex gap-3">
          <Button type="submit" busy={busy} className="grow">
            {busy ? common.sending : texts.offer(slots.length)}
          </Button>
          {onCancel && (
            <Button
              look="quiet"
              onClick={() => {
                dropDraft(draft);
                onCancel();
              }}
            >
              {common.cancel}
            </Button>
          )}
        </div>
      </StickyBar>
      <ConfirmDialog
        open={asking}
        title={texts.nightTitle}
        question={texts.nightQuestion}
        confirm={texts.nightConfirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send();
        }}
      />
    </form>
  );
}
