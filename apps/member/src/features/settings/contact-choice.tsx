import { useMutation } from '@tanstack/react-query';
import type { ContactVisibility } from '@kalyanam/shared/vocabulary/status';
import { ChoiceGroup } from '../../ui/form/choice-group';
import { useFailure } from '../../ui/texts/sentences';
import { useVocabulary } from '../../ui/texts/vocabulary';
import { showToast } from '../../ui/toast';
import { saveContactVisibility, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** R27: shows the wish at once; falls back when the server refuses. */
export function ContactChoice({ chosen }: { chosen: ContactVisibility }) {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const { options } = useVocabulary();
  const showAccount = useShowAccount();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: saveContactVisibility,
    onSuccess: (answer) => {
      showAccount(answer);
      showToast(texts.contactSaved);
    },
    onError: (thrown) => showToast(failure(thrown)),
  });
  return (
    <ChoiceGroup
      labelUnseen
      label={texts.contact}
      options={options('contactVisibility')}
      name="contact"
      value={isPending ? variables : chosen}
      onChange={(event) => mutate(event.target.value as ContactVisibility)}
    />
  );
}
