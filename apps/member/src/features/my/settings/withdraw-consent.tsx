import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentView } from '@kalyanam/shared/contracts/details';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { api } from '../../../session/session';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import type { IconName } from '../../../ui/icon';
import { RowButton } from '../../../ui/row-list';
import { useFailure } from '../../../ui/texts/sentences';
import { showToast } from '../../../ui/toast';
import { useSettingsTexts } from './settings.en';

interface WithdrawConsentProps {
  kind: ConsentView['kind'];
  icon: IconName;
  title: string;
  /** The text that was agreed to. */
  given: string;
  question: string;
  erased: string;
  /** The data that rested on it is erased. */
  onErased: () => Promise<void>;
}

/** A consent that can be taken back, with what it covered. */
export function WithdrawConsent({ kind, icon, title, given, question, erased, onErased }: WithdrawConsentProps) {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.put(ROUTES.consent(kind), { given: false }),
    onSuccess: async () => {
      await onErased();
      setAsking(false);
      showToast(erased);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <>
      <RowButton icon={icon} title={title} hint={given} onPress={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={title}
        question={question}
        confirm={texts.eraseConfirm}
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
