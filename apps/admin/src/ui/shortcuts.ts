/** Single-key shortcuts; they can be switched off (WCAG 2.1.4), which this browser remembers. */
import { createStore, useStore } from '@kalyanam/web/store';
import { useEffect, useEffectEvent, useRef } from 'react';

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

/** Keys this close together are typing, not a decision (R53). */
const BURST_MS = 700;
let latest = -Infinity;
let before = -Infinity;
let swallowedUntil = -Infinity;

const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Every printable key of the page counts, also those that a field or a dialog takes. */
window.addEventListener(
  'keydown',
  (event) => {
    if (!isPrintable(event)) return;
    before = latest;
    latest = performance.now();
    if (latest >= swallowedUntil) return;
    swallowedUntil = Math.max(swallowedUntil, latest + BURST_MS);
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Whether the key that is being handled came within a burst of others. */
export const isTyping = (event: 'letter' | 'other' = 'letter'): boolean =>
  performance.now() - (event === 'letter' ? before : latest) < BURST_MS;

/** The keys until now are no typing: a tick, or the key that opened a list. */
export const forgetTyping = () => {
  latest = before = swallowedUntil = -Infinity;
};

/** No printable key does anything for so long, nor while they go on without a pause. */
export const swallowKeys = (ms: number) => {
  swallowedUntil = performance.now() + ms;
};

const BUSY_ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** The letter, digit, question mark or slash pressed; keyboards of other scripts count by the key's place. */
function pressed(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  if (/^(?:[?/]|enter|escape)$/.test(key)) return key;
  const letter = /^[a-z0-9]$/.test(key) ? key : /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  return letter ? (event.shiftKey ? `shift+${letter}` : letter) : null;
}

/** Who takes all keys for themselves at the moment. */
const alone = new Set<object>();

interface Options {
  /** While these are active, the page's other shortcuts are off. */
  only?: boolean;
}

/** Runs the action of a key, unless someone is typing, a dialog is open, or the key is held down. */
export function useShortcuts(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  { only = false }: Options = {},
) {
  const own = useRef({});
  useEffect(() => {
    const me = own.current;
    if (!only) return;
    alone.add(me);
    return () => void alone.delete(me);
  }, [only]);
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (alone.size > 0 && !alone.has(own.current)) return;
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn.get())
      return;
    if (event.target instanceof Element && event.target.closest(BUSY_ELSEWHERE)) return;
    const key = pressed(event) ?? '';
    const action = actions[key];
    // Enter on a button or link is that button's.
    if (!action || (key === 'enter' && event.target instanceof Element && event.target.closest('button, a'))) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
