import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CALL_ROUTES } from '@kalyanam/shared/topics/calls/calls';
import type { CallView } from '@kalyanam/shared/contracts/calls';
import { api } from '../../../session/session';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { FailureNotice } from '../../../ui/form/failure-notice';
import { Icon } from '../../../ui/icon';
import { saveFile } from '../../../ui/save-file';
import { CallNumber } from './call-number';
import { useCallTexts } from './call.en';
import { BothTimes, WhoRings } from './times';
import { useCallAct } from './use-call-act';

interface AgreedCallProps {
  memberId: string;
  call: CallView;
  onOthers: () => void;
}

/** The time, who rings, and the changes still possible. */
export function AgreedCall({ memberId, call, onOthers }: AgreedCallProps) {
  const texts = useCallTexts();
  const [asking, setAsking] = useState(false);
  const { act, busy, error } = useCallAct(memberId);
  const file = useMutation({
    mutationFn: async () => saveFile('kalyanam-call.ics', await api.blob(CALL_ROUTES.file(call.id))),
  });
  return (
    <section className="grid gap-5 rounded-card border border-leaf bg-leaf-ground p-5 sm:p-6">
      <h2 className="text-2xl text-leaf">{texts.agreedTitle}</h2>
      {call.slots.map((slot) => (
        <BothTimes key={slot} slot={slot} call={call} />
      ))}
      <WhoRings call={call} />
      <CallNumber call={call} />
      <FailureNotice failed={error} />
      <FailureNotice failed={file.error} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={file.isPending} onClick={() => file.mutate()}>
          <Icon name="download" />
          {texts.calendar}
        </Button>
        <Button look="secondary" onClick={onOthers}>
          {texts.change}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.cancelTitle}
        question={texts.cancelQuestion}
        confirm={texts.cancel}
        keep={texts.keep}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          act({ callId: call.id, act: 'cancel' }, texts.cancelled);
        }}
      />
    </section>
  );
}
