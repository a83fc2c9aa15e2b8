/** What a sheet is about. */
export type Seen = 'photos' | 'contact' | 'family' | 'horoscope' | 'gothra' | 'wishes';
