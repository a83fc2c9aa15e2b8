import type { NotificationOutcome, NotificationView } from '@kalyanam/shared/contracts/notifications';
import { describe, expect, it } from 'vitest';
import { detailOf } from './detail-of';
import { en } from './notifications.en';
import { te } from './notifications.te';

const row: Omit<NotificationView, 'outcome' | 'notes'> = {
  ...{ id: 'n1', kind: 'check-expired', at: '2026-11-20T06:30:00Z', read: false, member: null },
};
const both = (outcome: NotificationOutcome | null, notes: string | null = null): string[] => [
  detailOf({ ...row, outcome, notes }, en, 'en'),
  detailOf({ ...row, outcome, notes }, te, 'te'),
];

describe('what came of it, in the language that is shown', () => {
  it.each<[NotificationOutcome, string, string]>([
    [
      { of: 'end-of-check', fact: 'employment', until: '2026-12-20' },
      'Employment: counts as checked until 20 December 2026',
      'ఉద్యోగం: పరిశీలన గడువు 20 డిసెంబర్ 2026 వరకు',
    ],
    [
      { of: 'end-of-check', fact: 'employment', until: null },
      'Employment: no longer counts as checked',
      'ఉద్యోగం: పరిశీలన గడువు ముగిసింది',
    ],
    [{ of: 'check', fact: 'education', refusal: null }, 'Degree: checked by our team', 'డిగ్రీ: మా బృందం పరిశీలించింది'],
    [
      { of: 'check', fact: 'income', refusal: 'expired' },
      'Income: It is no longer valid. Please send one that is valid today.',
      'ఆదాయం: దీని గడువు ముగిసింది. ఇప్పుడు చెల్లుబాటులో ఉన్న పత్రం పంపండి.',
    ],
    [
      { of: 'photo', refusal: 'several-people' },
      'Several people in the picture. Please upload a photo that shows only you.',
      'ఫోటోలో ఒకరి కన్నా ఎక్కువ మంది ఉన్నారు. ఒక్కరే ఉన్న ఫోటో పంపండి.',
    ],
    [
      { of: 'profile', reasons: ['number-mismatch', 'document-expired'] },
      'The number differs from the document. Please type the number exactly as it is on the document.\nThe document has expired. Please upload a document that is still valid.',
      'నంబరు పత్రంలో ఉన్నదానితో సరిపోలేదు. పత్రంలో ఉన్నట్టే నంబరు రాయండి.\nపత్రం గడువు ముగిసింది. ఇంకా చెల్లుబాటులో ఉన్న పత్రం పంపండి.',
    ],
    [{ of: 'profile', reasons: [] }, 'Please check your details and your documents.', 'దయచేసి మీ వివరాలు, పత్రాలు సరిచూసుకోండి.'],
  ])('%j', (outcome, inEnglish, inTelugu) => {
    expect(both(outcome)).toEqual([inEnglish, inTelugu]);
  });

  it('is followed by what the team wrote, which stays as it is', () => {
    const [inEnglish, inTelugu] = both({ of: 'profile', reasons: ['document-expired'] }, 'See the card.');
    expect(inEnglish).toMatch(/^The document has expired\. .*\nSee the card\.$/);
    expect(inTelugu).toMatch(/^పత్రం గడువు ముగిసింది\. .*\nSee the card\.$/);
    expect(both({ of: 'profile', reasons: [] }, 'See the card.')).toEqual(['See the card.', 'See the card.']);
  });

  it('is the sentence itself in a row from before', () => {
    const sentence = 'Employment: no longer counts as checked';
    expect(both(null, sentence)).toEqual([sentence, sentence]);
    expect(both(null)).toEqual(['', '']);
  });
});
