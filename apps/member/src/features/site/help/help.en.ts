import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';

export const en = {
  title: 'Help - Kalyanam',
  heading: 'Help',
  lead: 'Make Kalyanam as large as you like, see one thing at a time, and have it read to you.',
  displayHeading: 'Letters and reading',
  textSize: 'Text size',
  sizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  simple: 'One thing at a time',
  simpleHint:
    'What waits for you in large rows, and one question on each screen. Everything else stays under "All functions".',
  readAloud: 'Read aloud',
  readAloudHint: 'A button next to each paragraph, card and message. Your device reads aloud; we send nothing.',
  rate: 'How fast',
  rates: { slow: 'Slowly', usual: 'At the usual pace' },
  notSaved: 'This device shows it, but it is not saved in your account yet. Please try again.',
  voiceHeading: 'A voice that speaks English',
  voiceThere: (name: string) => `This device reads with the voice "${name}".`,
  voiceAway:
    'This voice belongs to the maker of your browser, who gets the text. Names, phone numbers and addresses are never given to it.',
  voiceMissing: 'This device has no voice for English yet. That is why you see no buttons to listen. You can add one:',
  ways: {
    android:
      'Android: Settings, then Accessibility, then Text-to-speech. Choose "Speech Services by Google", open its settings, "Install voice data", and take English (India).',
    iphone:
      'iPhone: Settings, then Accessibility, then Spoken Content, then Voices. Choose English (India) and download a voice.',
    windows: 'Windows: open Kalyanam in Microsoft Edge, which brings voices with it.',
  },
  ringHeading: 'Someone to ask',
  ring: `Write to our support team; it answers within ${LIMITS.supportHours} hours. Tell them that you use the large letters.`,
};

export const useHelpTexts = defineTexts('help', en);
