/** Limits of the team's side alone: members' browsers do not load them. */
export const TEAM_LIMITS = {
  /** Mails that ask for a missing picture of a document, and the days between them. */
  fileReminders: { most: 2, days: 3 },
  /** Rows of a list that one act of the team changes at most. */
  bulkRows: 1000,
  /** A member without documents is reminded at most once in this time. */
  remindAgainHours: 24,
  /** Lists as one administrator saved them. */
  views: { count: 30, nameLength: 40, queryLength: 500 },
  /** What the team's search shows of each kind. */
  searchHits: 8,
  /** What the dashboard calls a week and a month. */
  dashboardDays: { week: 7, month: 30 },
  adminPageSize: 25,
  /** The team's questions to a member about a case; unanswered for `days`, the case comes back automatically. */
  questions: { perCase: 5, length: 500, days: 14 },
  contactNoteLength: 300,
  couponCodeLength: 40,
  eligiblePairs: 20_000,
  batchLabelLength: 60,
  usernameLength: { min: 3, max: 60 },
  reasonLength: 200,
} as const;
