/** What a row of the catalogue of profile fields says. */
import type { VocabularyList } from '../../base/domain/vocabulary.js';
import type { Rule, RuleSet } from '../../base/rule.js';
import type { Refusal } from '../../base/sentences.js';
import type { Option } from '../../base/vocabulary/option.js';

/**
 * Who gets a column. members: everyone who finds the profile; verified: verified members of a verified one; contact,
 * gothra, addresses: where the policy says so; owner: only the owner, others at most a yes or no or an age derived from
 * it; `no-one`: no response at all.
 */
export type Audience = 'members' | 'verified' | 'contact' | 'gothra' | 'addresses' | 'owner' | 'no-one';

export type FieldKind = 'choice' | 'text' | 'long-text' | 'date' | 'height' | 'place';
export type WizardStep = 'basic' | 'details' | 'family';
export type EditSection = WizardStep;
export type FactSection = 'personal' | 'caste' | 'professional' | 'family' | 'words';

/** Which browse filters a field has: the names of their parameters in the URL. */
export type FilterSpec =
  | { readonly kind: 'one-of'; readonly value: string }
  /** Any of several words, with commas between them. */
  | { readonly kind: 'any-of'; readonly value: string }
  | { readonly kind: 'heights'; readonly from: string; readonly to: string }
  | { readonly kind: 'looking-for'; readonly value: string }
  | { readonly kind: 'birth-years'; readonly from: string; readonly to: string }
  | { readonly kind: 'bands'; readonly from: string; readonly to: string }
  | { readonly kind: 'place'; readonly state: string; readonly city: string; readonly country?: string };

/** The parts of the page of wishes. */
export type WishGroup = 'person' | 'study' | 'place' | 'family' | 'living';

/** A wish for some of a field's words. A wish that is judged in another way is written out in `wishes.ts`. */
export interface FieldWish {
  readonly kind: 'any-of' | 'one-of';
  readonly value: string;
  readonly group: WishGroup;
  /** Where fewer than all stated words can be wished, or others than the field has. */
  readonly words?: readonly string[];
  /** The facts that meet a single word, where they are others than the word itself. */
  readonly means?: Readonly<Record<string, readonly string[]>>;
  /** A fact that meets every wish. */
  readonly meetsAll?: string;
}

interface RowSpec {
  readonly wish?: FieldWish;
  /** Read by the judge of a wish that is written out. */
  readonly judged?: true;
}

/** A field of `profiles`, which a registration gives and Edit Profile edits. */
export interface FieldSpec extends RowSpec {
  readonly table: 'profiles';
  readonly filter?: FilterSpec;
  readonly kind: FieldKind;
  /** A place has a rule for each of its parts. */
  readonly rule: Rule | RuleSet;
  /** May be left empty: null then. */
  readonly optional?: true;
  readonly options?: readonly Option[];
  /** Null: not asked for in the registration wizard. */
  readonly step: WizardStep | null;
  /** Its part of Edit Profile. */
  readonly section: EditSection;
  /** Its section when a profile is read. */
  readonly facts: FactSection;
  /** R30: a verified member changes it only with the team's consent. */
  readonly reviewed?: true;
  /** R112: a verified member's change waits for the team where its words would hold a note. */
  readonly read?: true;
  /** Percent of a complete profile; fields without count as the base. */
  readonly weight?: number;
  /** Columns of `profiles`, and who gets each of them. */
  readonly columns: Readonly<Record<string, Audience>>;
  readonly example: unknown;
}

/** The audience of a detail; `more`: accepted families, and all verified members where the owner says so. */
export type DetailAudience = 'members' | 'verified' | 'more' | 'owner';
export type DetailCard = 'family' | 'roots' | 'study' | 'living';
export type DetailKind = 'choice' | 'choices' | 'line' | 'name' | 'number' | 'district';

/** A field of `profile_details`: what families ask beyond a registration (C1). All are optional. */
export interface DetailSpec extends RowSpec {
  readonly table: 'profile_details';
  readonly filter?: Extract<FilterSpec, { kind: 'any-of' }>;
  readonly kind: DetailKind;
  readonly card: DetailCard;
  readonly audience: DetailAudience;
  /** The list of the vocabulary that it chooses from. */
  readonly list?: VocabularyList | 'nativeState';
  /** Longest text, and what is said of a longer one. */
  readonly max?: number;
  readonly tooLong?: Refusal;
  /** A town or village, which is read as cities are. */
  readonly place?: true;
  /** About a relative: kept only with the consent 'family-details', and erased with it. */
  readonly relative?: true;
  /** Asked and shown only of those who work abroad. */
  readonly abroad?: true;
  /** Asked and shown only of those who were married. */
  readonly onceMarried?: true;
}

export type CatalogueRow = FieldSpec | DetailSpec;
