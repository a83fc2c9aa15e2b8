import { STANDING_RULES } from '@kalyanam/shared/rules/admin.rules';

const rule = STANDING_RULES.reason;

export const STANDING_WORDS = {
  suspend: {
    act: 'Suspend',
    lead: 'The account is closed at once: every session ends, the profile is hidden. The member reads the reason.',
    label: 'Reason',
    colour: 'error',
    failed: 'The account could not be suspended',
    rule,
  },
  restore: {
    act: 'Restore',
    lead: 'The account works again and the profile is shown as its owner set it. The member reads the reason.',
    label: 'Reason',
    colour: 'primary',
    failed: 'The account could not be restored',
    rule,
  },
} as const;
