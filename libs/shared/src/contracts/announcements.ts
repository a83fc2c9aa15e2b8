/** A line from the team at the top of the members' application. */
export interface CurrentAnnouncement {
  id: string;
  /** In the member's language, where it was written in it. */
  title: string;
  text: string;
  /** A page of the application, or empty. */
  page: string;
}

/** GET /announcements/current: at most one, which the member has not put away. */
export interface CurrentAnnouncementAnswer {
  success: true;
  announcement: CurrentAnnouncement | null;
}

/** POST /announcements/:id/dismiss. */
export interface DismissalAnswer {
  success: true;
}
