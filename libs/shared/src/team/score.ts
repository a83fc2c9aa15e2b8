/** R13: parts of the verification score, out of 100. It is shown and never decides. */
export const SCORE_PARTS = [
  { part: 'phone', label: 'phone', points: 20 },
  { part: 'email', label: 'email', points: 10 },
  { part: 'identityNumber', label: 'document number', points: 15 },
  { part: 'identityFile', label: 'document file', points: 20 },
  { part: 'panNumber', label: 'PAN number', points: 5 },
  { part: 'panFile', label: 'PAN file', points: 5 },
  { part: 'photo', label: 'photo', points: 15 },
  { part: 'profileComplete', label: 'profile complete', points: 10 },
] as const;

export type ScoreFacts = Record<(typeof SCORE_PARTS)[number]['part'], boolean>;

export interface ScorePart {
  label: string;
  points: number;
  reached: boolean;
}

export const scoreParts = (facts: ScoreFacts): ScorePart[] =>
  SCORE_PARTS.map(({ part, label, points }) => ({ label, points, reached: facts[part] }));

export const scoreTotal = (parts: readonly ScorePart[]): number =>
  parts.reduce((sum, part) => sum + (part.reached ? part.points : 0), 0);
