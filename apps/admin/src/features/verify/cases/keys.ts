/** The keys of the verification screens. The handlers and the list of keys read this table, so every key that works is listed. */
import type { KeyWords } from '../../../ui/words/key-words';

export const VERIFY_KEYS = {
  next: 'j',
  previous: 'k',
  ticks: '1–4',
  tickAll: 'c',
  compare: '5',
  file: 'f',
  approve: 'a',
  anyway: 'shift+a',
  reject: 'r',
  choose: '1–9',
  send: 'enter',
  undo: 'z',
  note: 'n',
  noteReasons: 'ctrl+enter',
  teamNote: 't',
  leave: 'escape',
  assign: 'm',
  pass: 'p',
  ask: 'q',
  search: 's',
  enlarged: '+, -, r',
} as const;
type VerifyKey = keyof typeof VERIFY_KEYS;

export type VerifyKeyTexts = Readonly<Record<VerifyKey, string>>;

/** 'Shift+A' */
const shown = (keys: string): string => keys.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const keyWords = (texts: VerifyKeyTexts): KeyWords =>
  (Object.keys(VERIFY_KEYS) as VerifyKey[]).map((key) => [shown(VERIFY_KEYS[key]), texts[key]]);
