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
