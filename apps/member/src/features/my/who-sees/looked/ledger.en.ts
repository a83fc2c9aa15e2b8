import { ledgerWhat as what } from '@kalyanam/shared/base/domain/lists.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** C6: everyone who has looked at one's own profile, and at which part. */
export const en = {
  title: 'Who has looked - Kalyanam',
  heading: 'Who has looked',
  lead: 'Everyone who has opened your profile, your photos, your phone and email or your papers. Only you and the people who manage with you see this page.',
  tabs: 'Who has looked',
  people: 'People',
  team: 'Team',
  links: 'Biodata links',
  what,
  empty: { people: 'No one yet.', team: 'No one yet.', links: 'No one yet.' },
  hint: {
    people: 'When a family opens your profile, you will see here who it was, what they looked at, and when.',
    team: 'When our team opens your document or your number to check it, you will see it here.',
    links:
      'When a link to your biodata is opened, you will see here on which days and how often. No names or places are kept.',
  },
  linksLead: 'A link opens without an account: we know only that it was opened, and how often.',
  linkFor: (forWhom: string) => `Link for ${forWhom}`,
  linkGone: 'A link that is no longer kept',
  left: 'A member who has left',
  atLook: (code: string) => `The name as it was when they looked. Profile ID: ${code}.`,
  times: (what: string, count: number) => `${what} (${count} times)`,
  lastAt: (day: string, time: string) => `${day}, last at ${time}`,
  earlier: (days: number) =>
    days === 1
      ? 'They also looked on 1 earlier day. Your data file has it.'
      : `They also looked on ${days} earlier days. Your data file has them all.`,
  agreed: 'You have both said yes.',
  denied: 'Your phone and email are hidden from this family. They are not notified.',
  hide: 'Hide my number',
  hideFrom: (name: string) => `Hide my number from ${name}`,
  hidden: (name: string) => `${name} no longer sees your phone and email, and is not notified.`,
  show: 'Show my number again',
  showTo: (name: string) => `Show my number again to ${name}`,
  shown: (name: string) => `${name} may see your phone and email again.`,
  blockWho: (name: string) => `Block ${name}`,
  report: 'Report',
  reportWho: (name: string) => `Report ${name}`,
  teamLine: { verification: 'Kalyanam team, verification', support: 'Kalyanam team, support' },
  teamLead: 'We log what our team does; we know the name behind each line, and you can ask for it.',
  months: 'Earlier, by month',
  monthsLead: 'After 400 days we keep only how many looks there were.',
  looks: (what: string, count: number) => (count === 1 ? `${what}: 1 look` : `${what}: ${count} looks`),
};

export const useLedgerTexts = defineTexts('ledger', en);
