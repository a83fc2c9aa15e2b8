/** The identity service's token for as long as this tab lives, so that a reload of the wizard does not lose it. */
const KEY = 'identity-token';

export function keepIdentityToken(token: string) {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    return;
  }
}

export function dropIdentityToken() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function keptIdentityToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
