/** GET /assisted/:token: what the team entered with the candidate on the phone, opened by the mailed link. */
export interface AssistedStanding {
  success: true;
  name: string;
  enteredAt: string;
  /** Until then all of it is struck at a press; afterwards the account is kept or left alone. */
  strikeUntil: string;
  kept: boolean;
}

/** POST /assisted/:token/keep */
export interface AssistedKeepRequest {
  password: string;
  /** The declaration and the terms, as with a registration. */
  agreeTerms: boolean;
}
