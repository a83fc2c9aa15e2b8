import { useMutation } from '@tanstack/react-query';
import { setLanguage, useLanguage } from '@kalyanam/web/i18n/language';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { ChoiceGroup } from '../../../ui/form/choice-group';
import { useFailure } from '../../../ui/texts/sentences';
import { useVocabulary } from '../../../ui/texts/vocabulary';
import { showToast } from '../../../ui/toast';
import { saveLanguage, useShowAccount } from './settings.queries';
import { useSettingsTexts } from './settings.en';

/** Shown immediately; kept with the account too, because mails and SMS follow it. */
export function LanguageChoice() {
  const texts = useSettingsTexts();
  const failure = useFailure();
  const language = useLanguage();
  const { options } = useVocabulary();
  const showAccount = useShowAccount();
  const { mutate } = useMutation({
    mutationFn: saveLanguage,
    onSuccess: showAccount,
    onError: (thrown) => showToast(failure(thrown)),
  });
  const choose = (chosen: Language) => {
    void setLanguage(chosen).catch((thrown: unknown) => showToast(failure(thrown)));
    mutate(chosen);
  };
  return (
    <ChoiceGroup
      labelUnseen
      label={texts.language}
      options={options('language')}
      name="language"
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    />
  );
}
