/** Ways to be reached that do not belong into a line about work or family: they are shown elsewhere, under a setting. */
import { ADDRESSES, AT, EXPLICIT_LINKS } from '../interlock/addresses.js';
import { isPhone, PHONES, plainOf } from '../interlock/plain.js';
import { plainLine } from '../plain-text.js';

/** Whether a short text names a phone number, an email address or a link, however it is spelt. */
export const tellsContact = (text: string): boolean => {
  const { text: plain } = plainOf(plainLine(text));
  return (
    [...ADDRESSES, AT, ...EXPLICIT_LINKS].some((way) => plain.search(way) >= 0) ||
    PHONES.some((phone) => [...plain.matchAll(phone)].some(({ 0: way }) => isPhone(way)))
  );
};
