import { setLanguage } from '@kalyanam/web/i18n/language';
import type { SettingAnswer } from '@kalyanam/shared/contracts/account';
import type { Display } from '@kalyanam/shared/topics/account/display';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { display, keepDisplay } from './display';
import { PLAIN } from './kept-display';
import { api, session } from './session';

/** One press of the switch sets three things: large letters, one thing at a time, and reading aloud. */
export const LARGE: Display = { textSize: 'large', readAloud: true, rate: 0.8, simple: true };

/**
 * Shown immediately; a member's account takes it to their other devices. Rejects where the server could not be reached.
 */
export async function changeDisplay(next: Display): Promise<void> {
  keepDisplay(next);
  const user = session.user();
  if (!user) return;
  session.update({ ...user, display: next });
  await api.put<SettingAnswer>(ROUTES.display, next);
}

/** Switched on in a browser that speaks Telugu, large letters bring the page in Telugu. */
export async function switchTextSize(): Promise<void> {
  const on = display.get().textSize === 'normal';
  const speaksTelugu = navigator.languages.some((tag) => tag.startsWith('te'));
  if (on && speaksTelugu) await setLanguage('te').catch(() => null);
  await changeDisplay(on ? LARGE : PLAIN);
}
