import type { ValueOf } from './option.js';

/** R46: all that the gate ever says. */
export const GOTHRA_VERDICTS = [
  { value: 'same', label: 'Same gothra' },
  { value: 'different', label: 'Different gothras' },
  { value: 'cannot-tell', label: 'Cannot tell: ask the family' },
] as const;
export type GothraVerdict = ValueOf<typeof GOTHRA_VERDICTS>;

/** The lines of a family whose gothra it may state. */
export const LINEAGE_LINES = [
  { value: 'own', label: 'Own gothra' },
  { value: 'mother', label: "Mother's birth gothra" },
  { value: 'fathers-mother', label: "Father's mother's birth gothra" },
  { value: 'mothers-mother', label: "Mother's mother's birth gothra" },
] as const;
export type LineageLine = ValueOf<typeof LINEAGE_LINES>;
export type WomensLine = Exclude<LineageLine, 'own'>;
export const WOMENS_LINES = ['mother', 'fathers-mother', 'mothers-mother'] as const satisfies readonly WomensLine[];

/** What a family's rule may hold: the lines that it avoids. */
export const GOTHRA_RULE_LINES = [...LINEAGE_LINES, { value: 'surname', label: 'Surname' }] as const;
export type GothraRuleLine = ValueOf<typeof GOTHRA_RULE_LINES>;

/** Which line made it 'same': one of the viewer's own rule, or 'their-rule', where theirs is not named. */
export type GateLine = GothraRuleLine | 'their-rule';

/** Answers of a family that has no name to give. */
export const NO_GOTHRA = [
  { value: 'unknown', label: 'We do not know' },
  { value: 'not-followed', label: 'We do not go by gothra' },
] as const;
export type NoGothra = ValueOf<typeof NO_GOTHRA>;

/** resolved: one of our list; unlisted: a text that is not in it yet. */
export type LineState = 'resolved' | 'unlisted' | NoGothra;

/** What a registration may say instead of a gothra; it is known to be unknown then. */
export const NOT_KNOWN = 'Not known';

/** A gothra of the list, in both scripts. */
export interface GothraName {
  id: string;
  en: string;
  te: string;
}

/** The birth gothra of one of the family's women: one of the list, or as the family wrote it. */
export interface WomansGothra {
  line: WomensLine;
  gothra: GothraName | null;
  typed: string | null;
}
