/** Who pressed 'Later' in this browser: they are not asked again here. */
const KEY = 'more-later';

export function wasPutOff(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

export function putOff(userId: string) {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    return;
  }
}
