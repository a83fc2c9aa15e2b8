import type {
  BiodataChoice,
  BiodataContact,
  BiodataDays,
  BiodataHead,
  BiodataLanguage,
  BiodataPhoto,
  BiodataSection,
  BiodataState,
} from '../topics/biodata/biodata.js';
import type { PageQuery } from './relations.js';

/** A row of the page: its name in each language chosen, and below it its lines. */
export interface BiodataRow {
  name: string[];
  lines: string[];
}

export interface BiodataPart {
  /** 'contact' and 'horoscope' have ticks of their own. */
  id: BiodataSection | 'contact' | 'horoscope';
  title: string[];
  rows: BiodataRow[];
}

/** The address of the photo, which carries the name of the recipient. */
export interface BiodataPicture {
  address: string;
  width: number;
  height: number;
}

/** The code that leads to the page, drawn in squares of one. */
export interface BiodataCode {
  size: number;
  /** As in an SVG path. */
  path: string;
}

/** The contents of the page, the PDF and the preview, in their order. */
export interface BiodataContent {
  language: BiodataLanguage;
  head: string | null;
  title: string[];
  /** The name; in Telugu with the Latin one below, where both are known. */
  name: string[];
  photo: BiodataPicture | null;
  parts: BiodataPart[];
  footer: string[];
  code: BiodataCode | null;
}

/** A link, for its owner only. */
export interface BiodataShare extends BiodataChoice {
  id: string;
  forWhom: string;
  /** The path of its page; null where it is no longer known, because the keys were changed. */
  path: string | null;
  state: Exclude<BiodataState, 'changed'>;
  createdAt: string;
  expiresAt: string;
  withdrawnAt: string | null;
  /** How often it was opened. */
  views: number;
  firstViewedAt: string | null;
  lastViewedAt: string | null;
  /** Optimistic version number, sent back with a change (R30). */
  version: number;
}

export interface BiodataList {
  success: true;
  /** Newest first. */
  shares: BiodataShare[];
  /** Links that are open now. */
  open: number;
  /** Whether the consent 'biodata-link' is given. */
  consent: boolean;
  /** Whether links can be made: after verification. */
  mayShare: boolean;
  /** Whether the profile has a horoscope to include. */
  horoscope: boolean;
  /** Whether someone in the family group has agreed to give their number. */
  familyNumber: boolean;
  /** Whether a PDF can be made here. */
  pdf: boolean;
  page: number;
  total: number;
  totalPages: number;
}

export type BiodataListQuery = PageQuery;

export interface NewBiodata extends BiodataChoice {
  forWhom: string;
  days: BiodataDays;
  /** Given with the first link. */
  consent?: boolean;
}

/** Any of it; `days` renews, `withdrawn: false` undoes a withdrawal of a moment ago. */
export interface BiodataChange extends Partial<BiodataChoice> {
  version: number;
  forWhom?: string;
  days?: BiodataDays;
  withdrawn?: boolean;
}

export interface BiodataAnswer {
  success: true;
  share: BiodataShare;
  content: BiodataContent;
  /** Whether a PDF can be made here. */
  pdf: boolean;
}

export interface BiodataWithdrawn {
  success: true;
  /** How many were open until now. */
  withdrawn: number;
}

/** What a page would show, before there is a link; words in a query. */
export interface BiodataPreviewQuery {
  language: BiodataLanguage;
  /** A list with commas. */
  sections: string;
  photo: BiodataPhoto;
  contact: BiodataContact;
  gothra?: 'yes';
  horoscope?: 'yes';
  head: BiodataHead;
}

export interface BiodataPreview {
  success: true;
  content: BiodataContent;
}

export interface PublicBiodataQuery {
  /** Version of the page that the code belongs to. */
  v?: string;
}

export interface PublicBiodata {
  success: true;
  state: BiodataState;
  /** Null where nothing is shown any more. */
  content: BiodataContent | null;
}
