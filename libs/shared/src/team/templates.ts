/** Sentences that the team uses again and again, kept by the owner in both languages. */
import type { ValueOf } from '../base/vocabulary/option.js';

export const TEMPLATE_PURPOSES = [
  { value: 'reject', label: 'Rejection' },
  { value: 'question', label: 'Question to the member' },
  { value: 'approve', label: 'Note to the team' },
] as const;
export type TemplatePurpose = ValueOf<typeof TEMPLATE_PURPOSES>;

export const TEMPLATE_LIMITS = { title: 60, text: 500, templates: 100 } as const;

/** Placeholders in braces, filled in for each member. */
export const TEMPLATE_PLACEHOLDERS = ['name', 'reviewer'] as const;
export type TemplateValues = Readonly<Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string>>;

export interface ReplyTemplate {
  id: string;
  purpose: TemplatePurpose;
  title: string;
  en: string;
  /** Empty where there is no Telugu yet. */
  te: string;
}

/** GET /admin/templates: by purpose and title. */
export interface TemplatesAnswer {
  success: true;
  templates: ReplyTemplate[];
}

/** POST /admin/templates and PUT /admin/templates/:id. */
export type TemplateRequest = Omit<ReplyTemplate, 'id'>;

export interface TemplateAnswer {
  success: true;
  message: string;
  template: ReplyTemplate;
}

/** DELETE /admin/templates/:id */
export interface TemplateRemovedAnswer {
  success: true;
  message: string;
}

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** The placeholders of a text that cannot be filled in, braces and all. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)]
    .filter(([, name]) => !(TEMPLATE_PLACEHOLDERS as readonly string[]).includes(name ?? ''))
    .map(([whole]) => whole);

/** A template with its placeholders filled in; unknown ones stay as they are, for a person to see. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    (TEMPLATE_PLACEHOLDERS as readonly string[]).includes(name) ? values[name as keyof TemplateValues] : whole,
  );
