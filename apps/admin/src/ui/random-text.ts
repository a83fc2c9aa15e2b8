/** Each letter of the alphabet is as likely as any other. */
export function randomText(alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length) text += alphabet.charAt(byte % alphabet.length);
  }
  return text;
}
