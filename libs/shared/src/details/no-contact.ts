/** Ways to be reached that do not belong into a line about work or family: they are shown elsewhere, under a setting. */
const PHONE = /(?<!\d)(?:\+?91[ -]?)?[6-9](?:[ .-]?\d){9}(?!\d)/;
const EMAIL = /[^\s@]@[^\s@]/;
const LINK = /https?:\/\/|www\.|bit\.ly|t\.me\/|wa\.me/i;
const TELUGU_DIGIT = /[\u0c66-\u0c6f]/g;

const withPlainDigits = (text: string): string =>
  text.replace(TELUGU_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0c66));

/** Whether a short text names a phone number, an email address or a link; digits in Telugu script count. */
export const tellsContact = (text: string): boolean => {
  const plain = withPlainDigits(text);
  return PHONE.test(plain) || EMAIL.test(plain) || LINK.test(plain);
};
