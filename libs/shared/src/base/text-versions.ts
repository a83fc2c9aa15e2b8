/**
 * R34: the day of the current wording of each text that the application is built with, which is its version: logged
 * with a consent, shown on its page. Change the day when you change a text. A text that an owner has published comes
 * before it.
 */
export const TEXT_VERSIONS = {
  terms: '2026-06-01',
  privacy: '2026-11-27',
  'intent-to-marry': '2026-06-01',
} as const;

export type ConsentKind = keyof typeof TEXT_VERSIONS;

/**
 * Texts of the consents that a member gives and withdraws in Settings, each separately, by the day of their wording.
 */
export const OPTIONAL_CONSENT_VERSIONS = {
  'family-details': '2026-11-27',
  digest: '2026-11-27',
  'photo-declaration': '2026-11-24',
  horoscope: '2026-11-26',
  'biodata-link': '2026-11-27',
  desk: '2026-11-27',
} as const;

/** R45: the day of the wording of the SMS and of the page by which a candidate is asked. */
export const CANDIDATE_CONSENT_VERSION = '2026-11-27';

/** C14: the day of the wording of the SMS whose code is read back to the team. */
export const ASSISTED_CONSENT_VERSION = '2026-11-26';

export type OptionalConsent = keyof typeof OPTIONAL_CONSENT_VERSIONS;
export const OPTIONAL_CONSENTS = Object.keys(OPTIONAL_CONSENT_VERSIONS) as readonly OptionalConsent[];

/** All that the log of consents knows; 'assisted' is given by a code read back to the team. */
export type LoggedConsent = ConsentKind | OptionalConsent | 'assisted';
