/** Addresses and links, in a text that is read as plainOf reads it. */

/** Matches from the last letter of the name on. */
const UPI =
  /[a-z0-9._-] ?@ ?(?:ok(?:axis|sbi|hdfcbank|icici)|ybl|ibl|axl|paytm|ptyes|ptaxis|pthdfc|ptsbi|upi|apl|yapl|rapl|sbi|icici|hdfcbank|axisbank|kotak|jupiteraxis|freecharge|airtel|fam|naviaxis|waicici|wasbi|waaxis)(?![a-z0-9]|\.[a-z])/g;
/** In words only handles that are no name of a bank: people work at those. */
const UPI_IN_WORDS =
  /[([{ ]at[)\]} ] ?(?:ok(?:axis|sbi|hdfcbank|icici)|ybl|ibl|axl|ptyes|ptaxis|pthdfc|ptsbi|upi|apl|yapl|rapl)(?![a-z0-9])/g;
const EMAIL = /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?@ ?[a-z0-9-]{2,63} ?\. ?[a-z]{2,}/g;
const EMAIL_IN_WORDS = [
  /[([{<] ?at ?[)\]}>] ?[a-z0-9]/g,
  /(?<![a-z])at (?:gmail|yahoo|outlook|hotmail|rediffmail|icloud|proton|protonmail) ?(?:\.|[([{]? ?dot)/g,
];
export const AT = /[^\s@]@[^\s@]/g;
export const UPIS: readonly RegExp[] = [UPI, UPI_IN_WORDS];
export const EMAILS: readonly RegExp[] = [EMAIL, ...EMAIL_IN_WORDS];
export const ADDRESSES = [...UPIS, ...EMAILS];

/** Texts that can only be meant as a link. */
export const EXPLICIT_LINKS: readonly RegExp[] = [
  /h ?(?:t ?t|x ?x) ?p ?s? ?:? ?\/ ?\/ ?\S*/g,
  /(?<![a-z])www\s?\.\s?\S+/g,
  /(?<![a-z0-9-])(?:bit|t|wa|goo|youtu|tinyurl|cutt|forms) ?(?:\.|[([{] ?dot ?[)\]}]) ?(?:ly|me|gl|gle|be|com)(?: ?\/ ?\S*|(?![a-z]))/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\.(?:me|co|io|ai|us|uk|live|club|top|shop|store|biz|tv|tk|ml|ru)\/\S+/g,
];
/** Also the name of a company, such as an employer. */
export const DOMAINS: readonly RegExp[] = [
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\.(?:com|org|net|info|xyz|link|site|online|app|page|gle|gl|ly)(?![a-z])\S*/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63} \. ?com(?![a-z])/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\.(?:co\.in|in)(?:\/\S*|(?=[\s,]|$))/g,
];
/**
 * A sentence that goes on without a space after its end is no address: only a name that no word has counts before
 * '.in'.
 */
export const MADE_UP = /[\d-]|\.in\/|\.co\.in/;
