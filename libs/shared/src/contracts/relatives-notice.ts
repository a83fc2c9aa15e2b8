/** "Somebody wrote about me": from someone without an account, to the team. */
export interface RelativesNoticeRequest {
  email: string;
  /** Who wrote what, where. */
  what: string;
}

export interface RelativesNoticeAnswer {
  success: true;
  /** Sent back with the code from the email. */
  notice: string;
}

export interface RelativesNoticeConfirmation {
  notice: string;
  code: string;
}

export interface RelativesNoticeTicket {
  success: true;
  /** To be named in a question, e.g. 2026-0042. */
  ticket: string;
  /** The team answers by then. */
  answeredBy: string;
}
