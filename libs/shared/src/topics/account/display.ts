/** C15: how large the application is, whether it reads aloud, and whether it shows one thing at a time. */
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How fast is spoken; 1 is the pace of the voice. */
export const SPEECH_RATES = [0.8, 1] as const;
export type SpeechRate = (typeof SPEECH_RATES)[number];

export interface Display {
  textSize: TextSize;
  readAloud: boolean;
  rate: SpeechRate;
  /** One column, five large tiles, one question a screen. */
  simple: boolean;
}
