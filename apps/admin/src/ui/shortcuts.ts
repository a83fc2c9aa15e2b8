/** Single-key shortcuts; they can be switched off (WCAG 2.1.4), which this browser remembers. */
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const KEY = 'admin-shortcuts';
const listeners = new Set<() => void>();

/** The choice on this page where the browser keeps nothing. */
let unkept: string | null = null;

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

const areOn = (): boolean => chosen() !== 'off';

export function switchShortcuts(on: boolean) {
  const choice = on ? 'on' : 'off';
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    unkept = choice;
  }
  listeners.forEach((listener) => listener());
}

export const useShortcutsOn = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, areOn);

const BUSY_ELSEWHERE = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** The letter, digit or question mark pressed; keyboards of other scripts count by the key's place. */
function pressed(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  if (/^[a-z0-9?]$/.test(key)) return key === '?' || !event.shiftKey ? key : null;
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? null;
}

/** Runs the action of a key, unless someone is typing, a dialog is open, or the key is held down. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !areOn()) return;
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
