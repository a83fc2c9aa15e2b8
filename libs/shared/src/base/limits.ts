/** Business constants of the specification's section 9 and of the resolutions. */
export const LIMITS = {
  photos: 4,
  fileBytes: 5_242_880,
  fileTypes: ['image/jpeg', 'image/jpg', 'image/png'],
  longTextLength: 1000,
  /** Characters left at which a counter turns red. */
  counterWarning: 50,
  cardSummaryLength: 100,
  nameLength: { min: 2, max: 100 },
  shortTextLength: 80,
  /** Longer than any id. */
  idLength: 40,
  addressLength: 200,
  emailLength: 254,
  passwordLength: { min: 8, max: 128 },
  phoneDigits: 10,
  /** Digits after the calling code of another country (R52). */
  phoneAbroadDigits: { min: 6, max: 14 },
  aadhaarDigits: 12,
  /** Seats of a family group beside the candidate (C14). */
  familyMembers: 5,
  age: { min: 18, max: 80 },
  /** Years back that the birth-year filter spans. */
  birthYearSpan: { from: 18, to: 60 },
  /** R21: lawful marriage age; younger profiles are not listed. */
  marriageAge: { female: 18, male: 21 },
  codeLength: 6,
  codeMinutes: 10,
  codeTries: 5,
  codeTriesPerDay: 20,
  codeSendsPerDay: 5,
  resendSeconds: 60,
  /** Between two codes by SMS to another country (R52). */
  resendAbroadSeconds: 120,
  /** Months without activity after which a profile goes offline automatically (R23). */
  offlineThreshold: 3,
  reportersForHold: 3,
  resetMinutes: 30,
  /** A mailbox gets at most one mail with such a link in this time. */
  resetAgainMinutes: 10,
  resubmissions: 3,
  /** C14: for so long a candidate may strike what the team entered on the phone. */
  assistedStrikeDays: 7,
  /** R45: for so long the link in the SMS opens the profile that was made for the candidate. */
  candidateLinkDays: 7,
  interestsPerDay: 5,
  interestDays: 14,
  interestCoolOffDays: 30,
  /** A withdrawn interest may be shown again to the same member after this many hours. */
  interestAgainHours: 24,
  /** R49: other members whose phone and email one member may open in a day of India. */
  contactsPerDay: 40,
  /** C8: other members whose photos one member may ask to see in a day. */
  photoRequestsPerDay: 20,
  /** Days until its owner may ask for another member code, and look-ups in an hour. */
  memberCodeDays: 180,
  memberCodeSearches: 30,
  shortlist: 500,
  /** Profiles marked "Not for us". */
  dismissals: 2000,
  listPageSize: 20,
  browsePageSize: 12,
  redirectSeconds: 2,
  chunkSeconds: 120,
  supportHours: 24,
  verificationHours: { from: 24, to: 48 },
  /** By then the team has looked at a file that a member sent to have a fact checked. */
  checkHours: 48,
  /** By then the team has answered someone who says that a member wrote about them. */
  relativesDays: 30,
  /** What the rules for intermediaries in India ask of a grievance officer. */
  grievance: { confirmedHours: 24, answeredDays: 15 },
  discount: { min: 0, max: 100 },
  notesLength: 1000,
  uploadTokenMinutes: 30,
  /** Public figures: none below, and rounded down. */
  publicFigure: { from: 100, step: 10 },
} as const;

export const FILE_MEGABYTES = LIMITS.fileBytes / 1024 ** 2;
