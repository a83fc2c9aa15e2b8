/** Single-key shortcuts; they can be switched off (WCAG 2.1.4), which this browser remembers. */
import { createStore, useStore } from '@kalyanam/web/store';
import { useEffect, useEffectEvent } from 'react';

const KEY = 'admin-shortcuts';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

const shortcutsOn = createStore(remembered());
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) shortcutsOn.set(remembered());
});

export function switchShortcuts(on: boolean) {
  shortcutsOn.set(on);
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // The browser keeps nothing: the choice holds on this page.
  }
}

export const useShortcutsOn = (): boolean => useStore(shortcutsOn);

const BUSY_ELSEWHERE = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** The letter, digit, question mark or slash pressed; keyboards of other scripts count by the key's place. */
function pressed(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  if (/^[?/]$/.test(key)) return key;
  if (/^[a-z0-9]$/.test(key)) return event.shiftKey ? null : key;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? null;
}

/** Runs the action of a key, unless someone is typing, a dialog is open, or the key is held down. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn.get())
      return;
    if (event.target instanceof Element && event.target.closest(BUSY_ELSEWHERE)) return;
    const action = actions[pressed(event) ?? ''];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
