import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myProfile } from '../../domain/account/my-profile.queries';
import { SwitchField } from '../../ui/form/switch-field';
import { Section } from '../../ui/section';
import { useFailure } from '../../ui/texts/sentences';
import { showToast } from '../../ui/toast';
import { ownAccount, setMarried } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** R31: hides the profile from everybody, and can be undone. */
export function MarriedSection({ married }: { married: boolean }) {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: setMarried,
    onSuccess: async (answer) => {
      client.setQueryData(ownAccount.queryKey, (known) => known && { ...known, married: answer.married });
      if (answer.married) showToast(texts.marriedOn, { label: texts.undo, run: () => mutate(false) });
      else showToast(texts.marriedOff);
      await client.invalidateQueries({ queryKey: myProfile.queryKey });
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <Section title={texts.married}>
      <p className="mb-2 text-muted">{texts.marriedLead}</p>
      <SwitchField
        label={texts.marriedSwitch}
        checked={isPending ? variables : married}
        onChange={(event) => {
          if (!isPending) mutate(event.target.checked);
        }}
      />
    </Section>
  );
}
