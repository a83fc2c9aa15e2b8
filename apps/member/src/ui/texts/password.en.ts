import { LIMITS } from '@kalyanam/shared/base/limits';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  parts: {
    length: `${LIMITS.passwordLength.min} characters`,
    uppercase: 'uppercase letter',
    lowercase: 'lowercase letter',
    number: 'number',
  },
  missing: (words: readonly string[]) =>
    words.length > 0
      ? `Password still needs: ${words.join(', ')}`
      : 'All four are met. A password known from data leaks is refused when you send the form.',
  allowed: 'Also allowed: @ $ ! % * ? &',
};

export const usePasswordTexts = defineTexts('password', en);
