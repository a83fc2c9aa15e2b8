import type { NotificationOutcome, NotificationView } from '@kalyanam/shared/contracts/notifications';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { reasonInFull } from '@kalyanam/shared/base/vocabulary/reason';
import { formatDay } from '@kalyanam/web/i18n/format';
import { ofDay } from '../../../parts/checks/check-sentence';
import type { en } from './notifications.en';

/** The second line of a notification: its result, and the team's words. */
export function detailOf({ outcome, notes }: NotificationView, texts: typeof en, language: Language): string {
  const lines = [...(outcome ? linesOf(outcome, texts.outcome, language) : []), ...(notes ? [notes] : [])];
  if (outcome?.of === 'profile' && lines.length === 0) return texts.outcome.noReason;
  return lines.join('\n');
}

function linesOf(outcome: NotificationOutcome, texts: (typeof en)['outcome'], language: Language): string[] {
  if (outcome.of === 'profile') return outcome.reasons.map((code) => reasonInFull(texts.profile[code]));
  if (outcome.of === 'photo') return [reasonInFull(texts.photo[outcome.refusal])];
  return [`${texts.facts[outcome.fact]}: ${checkWords(outcome, texts, language)}`];
}

function checkWords(
  outcome: Extract<NotificationOutcome, { fact: unknown }>,
  texts: (typeof en)['outcome'],
  language: Language,
): string {
  if (outcome.of === 'check') return outcome.refusal ? reasonInFull(texts.check[outcome.refusal]) : texts.checked;
  return outcome.until ? texts.until(formatDay(ofDay(outcome.until), language)) : texts.ended;
}
