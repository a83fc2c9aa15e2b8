/** Members who have read in this browser that the photos they enlarge carry their number: once is enough. */
const keyOf = (userId: string) => `photo-mark-told:${userId}`;

export function wasToldOfMark(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberToldOfMark(userId: string) {
  try {
    localStorage.setItem(keyOf(userId), '1');
  } catch {
    return;
  }
}
