/** Who pressed 'Later' in this browser, each account for itself: they are not asked again here. */
const keyOf = (userId: string) => `more-later:${userId}`;

export function wasPutOff(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function putOff(userId: string) {
  try {
    localStorage.setItem(keyOf(userId), '1');
  } catch {
    return;
  }
}
