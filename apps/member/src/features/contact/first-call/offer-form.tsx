import { useRef, useState, type FormEvent } from 'react';
import type { CallBetween, CallProposal, CallsPage, CallView, CallWho } from '@kalyanam/shared/contracts/calls';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { proposeCall } from '../../../parts/calls/calls.queries';
import { useDetailWords } from '../../../parts/details/words';
import { dropDraft, useKeptDraft } from '../../../session/kept-drafts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { Notice } from '../../../ui/notice';
import { useCommonTexts } from '../../../ui/texts/common.en';
import { showToast } from '../../../ui/toast';
import { useCallTexts } from './call.en';
import { NumberField } from './number-field';
import { SlotFields } from './slot-fields';
import { judgeSlots, NO_SLOT, type SlotDraft } from './slots-draft';
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
  times: readonly SlotDraft[];
}

const NO_OFFER: Offer = { between: 'families', who: 'we-call', numberOf: '', times: [NO_SLOT] };

/** One to three times, by the clocks of both. A time at night is asked about once. */
export function OfferForm({ memberId, name, page, instead, onCancel }: OfferFormProps) {
  const texts = useCallTexts();
  const common = useCommonTexts();
  const { optionsOfList } = useDetailWords();
  const form = useRef<HTMLFormElement>(null);
  const own = useOwnZone(page.place);
  const { zone } = own;
  const draft = `call:${memberId}`;
  const [offer, setOffer] = useKeptDraft<Offer>(draft, NO_OFFER);
  const { between, who, numberOf, times } = offer;
  const [slotError, setSlotError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const theirs = {
    theirZone: page.theirPlace?.zone ?? own.told ?? page.place.zone,
    theirZoneSure: page.theirPlace?.sure ?? true,
  };
  const offering = useCallChange(
    (proposal: CallProposal) => proposeCall(memberId, proposal),
    () => {
      dropDraft(draft);
      showToast(texts.offered);
    },
  );
  const { busy, error, fields } = offering;
  const judged = (mine: string) => judgeSlots(times, mine, theirs.theirZone, new Date());
  const send = () => {
    if (!zone) return;
    const { slots } = judged(zone);
    offering.send({
      ...{ between, who, slots: slots.map((slot) => slot.toISOString()) },
      ...(own.told && { zone: own.told }),
      ...(who === 'you-call' && numberOf && { numberOf }),
      ...(instead && { insteadId: instead.id, ...(instead.state === 'agreed' && { insteadState: instead.state }) }),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const withoutZone = own.isMissing();
    const { problem, night } = judged(zone ?? theirs.theirZone);
    const sentence = problem === 'missing' ? MESSAGES.required : problem === 'skipped' ? texts.skipped : problem;
    setSlotError(sentence ?? undefined);
    if (withoutZone) form.current?.querySelector<HTMLElement>('[data-zone]')?.focus();
    else if (sentence) form.current?.querySelector<HTMLElement>('[data-slot] input, [data-slot] select')?.focus();
    else if (night) setAsking(true);
    else send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ChoiceGroup
        label={texts.between}
        name="between"
        options={optionsOfList('callBetween')}
        value={between}
        error={fields['between']}
        onChange={({ target }) => setOffer({ ...offer, between: target.value as CallBetween })}
      />
      <ChoiceGroup
        label={texts.who}
        name="who"
        options={optionsOfList('callWho')}
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
      <ZoneField own={own} theirZone={theirs.theirZone} name={name} error={own.error ?? fields['zone']} />
      <SlotFields
        name={name}
        drafts={times}
        zones={{ myZone: zone, theirZone: theirs.theirZone }}
        error={slotError ?? fields['slots']}
        onChange={(next) => {
          setOffer({ ...offer, times: next });
          setSlotError(undefined);
          offering.forgetError();
        }}
      />
      <TheirZone name={name} call={{ ...theirs, myZone: zone }} />
      {error && (
        <Notice look="danger" alert>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? common.sending : texts.offer}
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
