/** Whether this browser had a session: spares a visitor's first page the call that would find none. */
const KEY = 'signed-in-before';

export function rememberVisit() {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    return;
  }
}

export function forgetVisit() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function hadVisit(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
