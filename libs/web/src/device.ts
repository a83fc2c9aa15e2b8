/** Each with its main version, where it tells one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)/, 'Safari'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The first that is known, with its version. */
function found(names: typeof BROWSERS, text: string): string | null {
  for (const [pattern, name] of names) {
    const match = pattern.exec(text);
    if (match) return [name, match[1]].filter(Boolean).join(' ');
  }
  return null;
}

/** 'Chrome 140, Android' of a user agent; empty when neither is known. */
export const deviceName = (userAgent: string): string =>
  [found(BROWSERS, userAgent), found(SYSTEMS, userAgent)].filter(Boolean).join(', ');
