import { useEffect, useState } from 'react';
import { useLanguage } from '@kalyanam/web/i18n/language';
import { sayMemberCode } from '@kalyanam/shared/member-code';
import { Button } from '../../ui/button';
import { useMemberCodeTexts } from './member-code.en';

const SLOWLY = 0.8;
const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** A voice of this language, one of the device itself first; null where there is none. */
function useVoice(language: string): SpeechSynthesisVoice | null {
  const [voices, setVoices] = useState(() => speech()?.getVoices() ?? []);
  useEffect(() => {
    const synthesis = speech();
    if (!synthesis) return;
    // Many browsers know their voices only some time after the page is there.
    const show = () => setVoices(synthesis.getVoices());
    show();
    synthesis.addEventListener('voiceschanged', show);
    return () => synthesis.removeEventListener('voiceschanged', show);
  }, []);
  const spoken = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(language));
  const ofIndia = spoken.filter(({ lang }) => /in$/i.test(lang));
  const fitting = ofIndia.length > 0 ? ofIndia : spoken;
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Reads a number digit by digit; absent where the device has no voice for the language. Nothing is stored or sent by us. */
export function ReadAloud({ code }: { code: string }) {
  const texts = useMemberCodeTexts();
  const language = useLanguage();
  const voice = useVoice(language);
  useEffect(() => () => speech()?.cancel(), []);
  if (!voice) return null;
  const read = () => {
    const said = new SpeechSynthesisUtterance(sayMemberCode(code, language));
    Object.assign(said, { voice, lang: voice.lang, rate: SLOWLY });
    speech()?.cancel();
    speech()?.speak(said);
  };
  return (
    <Button look="quiet" onClick={read}>
      {texts.listen}
    </Button>
  );
}
