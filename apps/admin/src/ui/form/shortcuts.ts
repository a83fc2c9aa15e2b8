/** Single-key shortcuts; they can be switched off (WCAG 2.1.4), which this browser remembers. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { rememberedChoice } from './remembered';

const shortcuts = rememberedChoice('admin-shortcuts', ['on', 'off']);

export const switchShortcuts = (on: boolean) => shortcuts.choose(on ? 'on' : 'off');

export const useShortcutsOn = (): boolean => shortcuts.use() === 'on';

/** Keys this close together are typing, not a decision (R53). */
const BURST_MS = 700;
let latest = -Infinity;
let before = -Infinity;
let swallowedUntil = -Infinity;
let tickedAt = -Infinity;

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
  latest = before = swallowedUntil = tickedAt = -Infinity;
};

/** A fact was ticked: the next key may decide (R69), once the user is clearly not typing a word. */
export const ticked = () => {
  forgetTyping();
  tickedAt = performance.now();
};

/** How long a key that decides waits after a tick: a letter of a word is followed by the next. */
const WORD_GOES_ON_MS = 350;

/** Decides immediately; right after a tick only if no other printable key follows ('c', 'a', 'r', 'd' is a word). */
export function unlessAWordGoesOn(decide: () => void) {
  if (performance.now() - tickedAt >= BURST_MS) return decide();
  const pressedAt = latest;
  setTimeout(() => {
    if (latest === pressedAt) decide();
  }, WORD_GOES_ON_MS);
}

/** No printable key does anything for so long, nor while they go on without a pause. */
export const swallowKeys = (ms: number) => {
  swallowedUntil = performance.now() + ms;
};

/** The root of a dialog has the focus where nothing in it has. */
const BUSY_ELSEWHERE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"], .MuiDialog-root, [role="menu"]';

/** The letter or digit of a key, whatever script the keyboard writes. */
export function letterOf({ key, code }: KeyboardEvent): string | undefined {
  const plain = key.toLowerCase();
  return /^[a-z0-9]$/.test(plain) ? plain : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** The letter, digit, question mark or slash pressed; keyboards of other scripts count by the key's place. */
function pressed(event: KeyboardEvent): string | null {
  const key = event.key.toLowerCase();
  if (/^(?:[?/]|enter|escape)$/.test(key)) return key;
  // A digit key with Shift types a sign, so the position of the key decides.
  const letter = letterOf(event) ?? (event.shiftKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined);
  return letter ? (event.shiftKey ? `shift+${letter}` : letter) : null;
}

/** Not held down, and with none of the keys that make it a command of the browser. */
const isPlainPress = ({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !repeat && !ctrlKey && !metaKey && !altKey;

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
    if (event.defaultPrevented || !isPlainPress(event) || shortcuts.get() === 'off') return;
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

/** The keys of a dialog, which keeps those of the page off: for its `onKeyDown`. */
export function useDialogKeys(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const on = useShortcutsOn();
  return ({ nativeEvent: event }: { readonly nativeEvent: KeyboardEvent }): void => {
    if (on && isPlainPress(event)) actions[pressed(event) ?? '']?.();
  };
}
