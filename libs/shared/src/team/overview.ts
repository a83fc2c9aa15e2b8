import type { CallOutcome } from '../contracts/calls.js';

/**
 * What the dashboard says beyond the specified statistics: work, growth, the way of new members, balance, reviewers.
 */

/** Now, counted at the look: each leads to its list. */
export interface WorkFigures {
  /** Open cases that wait for longer than the team's settings allow. */
  late: number;
  /** Open cases that are due by the end of today in India, late ones included. */
  dueToday: number;
  /** Members with open reports. */
  reports: number;
  changes: number;
  /** New photos of verified members that the team has not looked at. */
  photos: number;
  /** Files that members sent so that a fact is checked. */
  checks: number;
  /** Words with an interest that wait for the team. */
  words: number;
  /** Stories of marriages that both families have ticked. */
  stories: number;
  /** Texts of gothras that are in no list. */
  gothras: number;
  /** Texts of subcastes that are in no list. */
  subcastes: number;
}

export const GROWTH_FIGURES = [
  { value: 'registered', label: 'Registrations', means: 'Accounts registered, also those deleted since.' },
  { value: 'verified', label: 'Verified', means: 'Members approved by the team or pre-approved as eligible.' },
  { value: 'active', label: 'Active members', means: 'Members who opened Kalyanam at least once.' },
  { value: 'accepted', label: 'Interests accepted', means: 'Interests that the other family accepted.' },
] as const;
export type GrowthFigure = (typeof GROWTH_FIGURES)[number]['value'];

export interface Growth {
  figure: GrowthFigure;
  /** The last four weeks, today included. */
  value: number;
  /** The four weeks before; null without a count. */
  before: number | null;
  /** Twelve weeks of seven days, oldest first; null without a count. */
  weeks: (number | null)[];
}

/** In order: each counts who reached all steps before it as well. */
export const FUNNEL_STEPS = [
  { value: 'registered', label: 'Registered' },
  { value: 'email', label: 'Email verified' },
  { value: 'phone', label: 'Phone verified' },
  { value: 'documents', label: 'Documents sent' },
  { value: 'verified', label: 'Verified' },
  { value: 'interest', label: 'First interest' },
  { value: 'accepted', label: 'Interest accepted' },
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number]['value'];

export interface FunnelCount {
  step: FunnelStep;
  count: number;
}

/** Decisions of the team in the last four weeks. */
export interface DecisionTimes {
  count: number;
  /** Hours from entering the queue; null without decisions. */
  median: number | null;
  /** Nine of ten decisions took no longer. */
  ninetieth: number | null;
  /** Decided within the hours of the team's settings. */
  inDueHours: number;
  inLateHours: number;
  dueHours: number;
  lateHours: number;
}

export interface Balance {
  /** An age band ('23-26'), a state, or 'city, state'. */
  group: string;
  women: number;
  men: number;
}

/** Counts only: no one of the team reads what a search asks for. */
export interface SearchFigures {
  /** Now, and how many of them have a digest that is not paused. */
  kept: number;
  weekly: number;
  daily: number;
  /** The last four weeks in India, oldest first, today last. */
  days: SearchDay[];
}

/** C10, of the interests accepted in the last four weeks: counts only, no one of the team reads a time or an answer. */
export interface CallFigures {
  accepted: number;
  /** The number of these that have agreed on a call within 14 days. */
  withCall: number;
  /** What members said of calls in the last four weeks. */
  outcomes: Partial<Record<CallOutcome, number>>;
}

/** C9: words of interests that the team holds back. */
export interface NoteFigures {
  /** Now. */
  held: number;
  /** The median of the decisions of the last 30 days; null without any. */
  medianHours: number | null;
}

export interface SearchDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Searches saved. */
  saved: number;
  /** Digests about them that were sent. */
  letters: number;
}

export interface OverviewAnswer {
  success: true;
  work: WorkFigures;
  growth: Growth[];
  /** Who registered in the last twelve weeks. */
  funnel: FunnelCount[];
  decisions: DecisionTimes;
  /** Listed profiles. The states and cities are those of the families' homes. */
  balance: { ages: Balance[]; states: Balance[]; cities: Balance[] };
  searches: SearchFigures;
  calls: CallFigures;
  notes: NoteFigures;
  /** When everything but the work was counted: ISO, UTC; null while that happens for the first time. */
  countedAt: string | null;
}

export interface ReviewerFigures {
  cases: number;
  rejected: number;
  /** Minutes from opening the first document of a case to deciding it; null where none was opened. */
  medianMinutes: number | null;
  /** Own decisions taken back within the ten seconds. */
  undone: number;
  /** Approved members whose verification an owner withdrew. */
  reopened: number;
}

export interface ReviewerRow {
  name: string;
  username: string;
  week: ReviewerFigures;
  fourWeeks: ReviewerFigures;
}

/** GET /admin/dashboard/reviewers: owners see everyone, reviewers themselves. */
export interface ReviewersAnswer {
  success: true;
  reviewers: ReviewerRow[];
  /** ISO, UTC; null while it is counted for the first time. */
  countedAt: string | null;
}
