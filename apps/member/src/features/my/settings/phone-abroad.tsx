import { useMutation } from '@tanstack/react-query';
import { readablePhone } from '@kalyanam/shared/base/phone';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { FormRow } from './form-row';
import { Refused } from './refused';
import { removePhoneAbroad, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** R52: the own number abroad beside the verified one; another takes its place by 'Change phone'. */
export function PhoneAbroad({ phone }: { phone: string }) {
  const texts = useSettingsTexts();
  const shown = readablePhone(phone);
  return (
    <FormRow
      icon="phone"
      title={texts.phoneAbroad}
      hint={`${shown} (${texts.stated})`}
      value={texts.remove}
      act={texts.removeAbroad}
    >
      {(close) => <Removal shown={shown} onDone={close} />}
    </FormRow>
  );
}

function Removal({ shown, onDone }: { shown: string; onDone: () => void }) {
  const texts = useSettingsTexts();
  const showAccount = useShowAccount();
  const removing = useMutation({
    mutationFn: removePhoneAbroad,
    onSuccess: (answer) => {
      showAccount(answer);
      showToast(texts.abroadRemoved);
      onDone();
    },
  });
  return (
    <div className="grid gap-4">
      <Refused error={removing.error} />
      <p>{texts.removeAbroadLead(shown)}</p>
      <Button busy={removing.isPending} onClick={() => removing.mutate()}>
        {texts.remove}
      </Button>
    </div>
  );
}
