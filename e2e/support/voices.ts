import type { BrowserContext, Page } from '@playwright/test';

interface Voice {
  lang: string;
  name: string;
  localService: boolean;
}

export const TELUGU: Voice = { lang: 'te-IN', name: 'Geeta', localService: true };
export const ENGLISH: Voice = { lang: 'en-IN', name: 'Veena', localService: true };

export interface Said {
  text: string;
  lang: string;
  rate: number;
}

/** A device with these voices, which keeps what it was given to say instead of saying it. */
export const withVoices = (page: Page | BrowserContext, voices: readonly Voice[]) =>
  page.addInitScript((given) => {
    const said: Said[] = [];
    const stops: number[] = [];
    class Utterance {
      voice: Voice | null = null;
      lang = '';
      rate = 1;
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => given,
      cancel: () => stops.push(said.length),
      speak: ({ text, voice, lang, rate }: Utterance) => said.push({ text, lang: voice?.lang ?? lang, rate }),
    });
    Object.assign(window, { said, stops, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
  }, voices);

export const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (window as unknown as { said: Said[] }).said);

/** How often whatever was being said has been stopped. */
export const stopsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { stops: number[] }).stops.length);
