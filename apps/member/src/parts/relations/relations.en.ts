import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Texts about shortlist, block and report between this member and another. */
export const en = {
  keep: 'Keep',
  kept: 'Kept',
  keepName: (name: string) => `Keep ${name}`,
  keptName: (name: string) => `Kept: ${name}`,
  addedToShortlist: (name: string) => `${name} is on your shortlist.`,
  removedFromShortlist: (name: string) => `${name} is no longer on your shortlist.`,
  notForUs: 'Not for us',
  notForUsName: (name: string) => `Not for us: ${name}`,
  notForUsMeans: 'Your lists leave this profile out; no one else learns of it.',
  dismissed: (name: string) => `${name} is left out of your lists.`,
  restored: (name: string) => `${name} is in your lists again.`,
  restore: 'Put back into my lists',
  dismissedOn: (day: string) => `You marked it “Not for us” on ${day}.`,
  block: 'Block',
  blocked: (name: string) => `${name} is blocked. You no longer see each other.`,
  /** @param name null while their profile is hidden */
  unblocked: (name: string | null) => `${name ?? 'A member'} is no longer blocked.`,
  /** R28: reporting another member. */
  report: {
    title: 'Report Profile',
    lead: 'The other side never finds out who reported. Our team reviews every report.',
    reason: 'Reason',
    description: 'What happened?',
    descriptionHint: 'Dates and exact words help our team. Required if the reason is “Something else”.',
    send: 'Send report',
    reported: 'Thank you. Our team will review this profile.',
  },
  hiddenMember: 'A member whose profile is currently hidden',
};

export const useRelationTexts = defineTexts('relations', en);
