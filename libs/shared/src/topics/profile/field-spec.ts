/** What a row of the catalogue of profile fields says. */
import type { Rule, RuleSet } from '../../base/rule.js';
import type { Option } from '../../base/vocabulary/option.js';

/**
 * Who gets a column. members: everyone who finds the profile; verified: verified members of a verified one; contact,
 * gothra, addresses: where the policy says so; owner: only the owner, others at most a yes or no or an age derived from
 * it; `nobody`: no response at all.
 */
export type Audience = 'members' | 'verified' | 'contact' | 'gothra' | 'addresses' | 'owner' | 'nobody';

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

export interface FieldSpec {
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
  readonly filter?: FilterSpec;
  /** Percent of a complete profile; fields without count as the base. */
  readonly weight?: number;
  /** Columns of `profiles`, and who gets each of them. */
  readonly columns: Readonly<Record<string, Audience>>;
  readonly example: unknown;
}
