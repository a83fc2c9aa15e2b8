import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { dialledPhone, readablePhone } from '@kalyanam/shared/base/phone';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { openNumber, useCallsChanged } from '../../../parts/calls/calls.queries';
import { useNamedTime } from '../../../parts/calls/call-time';
import { useDetailWords } from '../../../parts/details/words';
import { Button, buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { useCallTexts } from './call.en';
import { useContactTexts } from '../../../parts/relations/contact.en';

/** R63: the number opens at a press, which its owner can see. */
export function CallNumber({ call }: { call: CallView }) {
  const texts = useCallTexts();
  const contactTexts = useContactTexts();
  const named = useNamedTime();
  const { listed } = useDetailWords();
  const place = useRef<HTMLDivElement>(null);
  const changed = useCallsChanged();
  // A number that is closed belongs to a call that is off, or over.
  const opening = useMutation({ mutationFn: () => openNumber(call.id), onError: changed });
  const { data, error, isPending } = opening;
  if (!call.numberOpen) return null;
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-2 focus:outline-none">
      {data ? (
        <>
          <p translate="no" className="text-xl font-semibold">
            {readablePhone(data.phone)}
          </p>
          {data.numberOf && <p>{listed('deskRelation', data.numberOf)}</p>}
          <a href={`tel:${dialledPhone(data.phone)}`} className={buttonClass('primary')}>
            <Icon name="phone" />
            {texts.ring}
          </a>
        </>
      ) : (
        <>
          <Button
            busy={isPending}
            onClick={() => {
              place.current?.focus({ preventScroll: true });
              opening.mutate();
            }}
          >
            <Icon name="phone" />
            {texts.number}
          </Button>
          <p className="flex items-center gap-2 text-small text-muted">
            <Icon name="eye" className="size-4" />
            {contactTexts.seen}
          </p>
        </>
      )}
      <FailureNotice failed={error} />
      {call.numberUntil && (
        <p className="text-small text-muted">{texts.numberUntil(named(call.myZone, call.numberUntil))}</p>
      )}
    </div>
  );
}
