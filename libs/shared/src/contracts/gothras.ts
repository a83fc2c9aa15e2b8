import type {
  GothraName,
  GateLine,
  GothraRuleLine,
  GothraVerdict,
  LineageLine,
  LineState,
  NoGothra,
} from '../base/vocabulary/gothras.js';

export interface GothrasQuery {
  /** The text typed so far, in either script. */
  q?: string;
}

export interface GothrasAnswer {
  success: true;
  gothras: GothraName[];
}

/** One of the three: a gothra of the list, a text that is not in it, or why there is none. */
export interface SaidOfLine {
  gothraId?: string | null;
  typed?: string | null;
  state?: NoGothra | null;
}

/** At least one of the lines; they are kept together, or none of them is. */
export type LineageRequest = { [L in LineageLine]?: SaidOfLine };

/** The lines that a family avoids, and the version that was edited. */
export interface GothraRuleRequest {
  lines: GothraRuleLine[];
  version: number;
}

/** What the member's family has stated about one line. */
export interface LineageView {
  line: LineageLine;
  state: LineState;
  gothra: GothraName | null;
  /** The text as it was written; null where there is none. */
  typed: string | null;
}

export interface LineageAnswer {
  success: true;
  /** Those that are stated. */
  lines: LineageView[];
  /** The own gothra that waits for review while the one above stays (R30). */
  waiting: string | null;
  rule: GothraRuleLine[];
  version: number;
  /** Whether the consent 'family-details' is given: without it the lines of the women are not kept. */
  consent: boolean;
}

/** R46: what the gate tells this viewer about this profile; never a name. */
export interface GothraGate {
  /** Null: the day's number of verdicts is used up (R84). */
  verdict: GothraVerdict | null;
  /** Which line made it 'same'. */
  line: GateLine | null;
  /** When the viewer changed their own gothra, where that is why the gate cannot tell. */
  changedAt: string | null;
  /** Only between verified members. */
  sameSurname: boolean;
}

export interface SubcasteName {
  id: string;
  en: string;
  te: string;
}

/** GET /subcastes: those that the team has added to the list since it was published. */
export interface SubcastesAnswer {
  success: true;
  subcastes: SubcasteName[];
}
