/** What a tab keeps through a reload, until it is closed. A browser that keeps nothing loses it with the page. */

/** @returns null when nothing is kept, or something that cannot be read */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param value null to keep nothing any more */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It holds on this page.
  }
}
