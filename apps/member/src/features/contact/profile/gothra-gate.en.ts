import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { GateLine, GothraVerdict } from '@kalyanam/shared/base/vocabulary/gothras';

const verdicts: Readonly<Record<GothraVerdict, string>> = {
  same: 'You have the same gothra.',
  different: 'Your gothras differ.',
  'cannot-tell': 'We cannot tell: please ask the family.',
};

/** The line that made it 'same', where that is not the own gothra of both. */
const because: Readonly<Record<Exclude<GateLine, 'own'>, string>> = {
  mother: "Your rule: their own gothra is your mother's birth gothra.",
  'fathers-mother': "Your rule: their own gothra is your father's mother's birth gothra.",
  'mothers-mother': "Your rule: their own gothra is your mother's mother's birth gothra.",
  surname: 'The same surname: the rule of your family or of theirs.',
  'their-rule': "By their family's rule.",
};

export const en = {
  label: 'Compared with yours',
  verdicts,
  because,
  ownOnly: 'Compared by own gothra only.',
  changed: (day: string) => `You changed your gothra on ${day}. We compare it again after 30 days.`,
  tomorrow: 'Try again tomorrow',
  sameSurname: 'Same surname as yours',
};

export const useGothraGateTexts = defineTexts('gothraGate', en);
