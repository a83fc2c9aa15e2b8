/** Any sign but white space, controls, fillers, tags, the blank of Braille, and marks: on no letter they are no text. */
const SHOWN = /[^\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** A longer text is refused for its length, and read by nothing before. */
const MOST = 2000;

/** Whether a reader would see anything of a text. */
export const isShown = (text: string): boolean => text.length > MOST || SHOWN.test(text);
