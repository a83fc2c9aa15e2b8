/** The nonce that the serving proxy wrote into the page; none where nothing replaced the placeholder. */
export function styleNonce(page: Document): string | undefined {
  const written = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return written && !written.startsWith('__') ? written : undefined;
}
