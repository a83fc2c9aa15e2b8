import { defineTexts } from '@kalyanam/web/i18n/texts';
import { COMPLETENESS_PARTS, type CompletenessPart } from '@kalyanam/shared/topics/profile/completeness';

export const en = {
  title: 'How complete your profile is',
  percent: (percent: number) => `${percent}%`,
  adds: (points: number) => `+${points}%`,
  missing: Object.fromEntries(COMPLETENESS_PARTS.map(({ value, label, why }) => [value, { label, why }])) as Record<
    CompletenessPart,
    { label: string; why: string }
  >,
  /** The team's reasons come from the server in English. */
  reason: (_code: string, given: string) => given,
  advice: (_code: string, given: string) => given,
};

export const useCompletenessTexts = defineTexts('completeness', en);
