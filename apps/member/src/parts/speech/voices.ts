/** The device's own voices (C15). We store and send nothing; a voice that is not of the device asks its maker. */
import { useEffect, useState } from 'react';
import { useLanguage } from '@kalyanam/web/i18n/language';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { display } from '../../session/display';

const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** A voice of this language, of India and of the device itself first; null where there is none. */
export function voiceFor(language: Language): SpeechSynthesisVoice | null {
  const spoken = (speech()?.getVoices() ?? []).filter(({ lang }) =>
    lang.replace('_', '-').toLowerCase().startsWith(language),
  );
  const ofIndia = spoken.filter(({ lang }) => /in$/i.test(lang));
  const fitting = ofIndia.length > 0 ? ofIndia : spoken;
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

/** Many browsers know their voices only some time after the page is there. */
export function onVoices(listener: () => void): () => void {
  const synthesis = speech();
  synthesis?.addEventListener('voiceschanged', listener);
  return () => synthesis?.removeEventListener('voiceschanged', listener);
}

/** The voice for the language that is shown. */
export function useVoice(): SpeechSynthesisVoice | null {
  const language = useLanguage();
  const [, setChanges] = useState(0);
  useEffect(() => onVoices(() => setChanges((before) => before + 1)), []);
  return voiceFor(language);
}

export const hush = () => speech()?.cancel();

/** Says these in turn, in place of whatever was being said. */
export function say(
  parts: readonly { text: string; voice: SpeechSynthesisVoice }[],
  onEnd: () => void = () => undefined,
) {
  hush();
  for (const [index, { text, voice }] of parts.entries()) {
    const said = new SpeechSynthesisUtterance(text);
    Object.assign(said, { voice, lang: voice.lang, rate: display.get().rate });
    if (index === parts.length - 1) Object.assign(said, { onend: onEnd, onerror: onEnd });
    speech()?.speak(said);
  }
}
