/** The keys of the desk. The handlers read this table, and so does the list of keys: what works is listed. */
import type { KeyWords } from '../../ui/key-words';

export const DESK_KEYS = {
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
type DeskKey = keyof typeof DESK_KEYS;

export type DeskKeyTexts = Readonly<Record<DeskKey, string>>;

/** 'Shift+A' */
const shown = (keys: string): string => keys.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const keyWords = (texts: DeskKeyTexts): KeyWords =>
  (Object.keys(DESK_KEYS) as DeskKey[]).map((key) => [shown(DESK_KEYS[key]), texts[key]]);
