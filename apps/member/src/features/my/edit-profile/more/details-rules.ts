import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { SIBLING_RULES } from '@kalyanam/shared/topics/profile/siblings';
import { detailRule, SIBLINGS_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { refusals, type RuleSet } from '@kalyanam/shared/base/rule';
import {
  changedParts,
  isRelative,
  isTold,
  sentPart,
  sentSiblings,
  type DetailValues,
  type Part,
} from './detail-values';

interface Asked {
  parts: readonly Part[];
  kept: DetailValues;
  /** Whether the relatives have been informed before. */
  consent: boolean;
}

/** Unchanged values are not judged: a list may have dropped them since. A district is one of the chosen state. */
function judgedParts(parts: readonly Part[], kept: DetailValues, values: DetailValues): Part[] {
  const changed = changedParts(parts, kept, values);
  return changed.includes('nativeState') ? [...changed, 'nativeDistrict'] : changed;
}

function refusedOf({ parts, kept, consent }: Asked, values: DetailValues): Record<string, string> {
  const judged = judgedParts(parts, kept, values);
  const rules: RuleSet = Object.fromEntries(
    judged.flatMap((part) => (part === 'siblings' ? [] : [[part, detailRule(part)] as const])),
  );
  const found = refusals(rules, Object.fromEntries(parts.map((part) => [part, sentPart(part, values)])));
  if (judged.includes('siblings')) {
    const siblings = sentSiblings(values);
    const tooMany = SIBLINGS_RULES.siblings(siblings, {});
    if (tooMany) found['siblings'] = tooMany;
    siblings.forEach((sibling, index) => Object.assign(found, refusals(SIBLING_RULES, sibling, `siblings.${index}.`)));
  }
  if (!consent && !values.told && parts.some((part) => isRelative(part) && isTold(part, values)))
    found['told'] = DETAIL_MESSAGES.consent;
  return found;
}

/** The shared rules of the details of one question. */
export const detailsResolver =
  (asked: Asked): Resolver<DetailValues> =>
  (values) => {
    const found = Object.entries(refusedOf(asked, values));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<DetailValues> = {};
    for (const [path, message] of found) set(errors, path, { type: 'rule', message });
    return { values: {}, errors };
  };
