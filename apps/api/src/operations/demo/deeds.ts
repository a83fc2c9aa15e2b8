/**
 * Interactions in the demo community: interest in every state, shortlists, contact views; most of them involve the
 * members with known sign-ins. One flat list in chronological order.
 */
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import type { DemoMember } from './community.js';
import { seededRandom, type Random } from './random.js';
import { SIGN_INS } from './sign-ins.js';

type DeedKind =
  'ask' | 'wait' | 'accepted' | 'declined' | 'withdrawn' | 'shortlist' | 'contact-view' | 'document-opened' | 'read';

export interface Deed {
  at: Date;
  kind: DeedKind;
  /** Keys of members; for reading notifications both are the same. */
  by: string;
  to: string;
  /** Words that come with an interest. */
  note?: string;
}

type Answer = Extract<DeedKind, 'accepted' | 'declined' | 'withdrawn'>;
/** An interest: how many days ago it was sent, and what happened to it how many days ago. */
type Wish = readonly [who: 'sent' | 'received' | 'waiting', days: number, answer?: Answer, answered?: number];

const WISHES: Readonly<Record<string, readonly Wish[]>> = {
  verified: [
    ['received', 2],
    ['received', 5],
    ['received', 9],
    ['received', 20, 'declined', 18],
    ['received', 30],
    ['received', 12, 'accepted', 11],
    ['sent', 3],
    ['sent', 6],
    ['sent', 10, 'accepted', 8],
    ['sent', 15, 'declined', 12],
    ['sent', 7, 'withdrawn', 6],
    ['sent', 25],
  ],
  'semi-verified': [
    ['received', 1],
    ['received', 2],
    ['received', 2, 'accepted', 1],
    // With the two above her list is full, and three wait.
    ...Array.from({ length: INTEREST_LIMITS.places - 2 }, (_, n): Wish => ['received', 3 + (n % 7)]),
    ...Array.from({ length: 3 }, (): Wish => ['waiting', 1]),
  ],
};
/** Every fourth of them comes with words; the last of these waits for the team. */
const NOTES = [
  'Namaste. We read your profile with interest and would like our families to talk.',
  'నమస్కారం. మన కుటుంబాలు మాట్లాడుకుంటే బాగుంటుంది.',
  'I liked what you wrote about your work at the hospital. My sister is a doctor too.',
  'My parents are teachers in Nellore, and would be happy to speak to yours.',
  'Please send money for the visa, I will return it with guaranteed profit.',
];
const NOTED = 4;
const SHORTLISTED = 5;
const LOOKERS = 6;
/** Number of first members who interact; further members only make the community larger. */
const CIRCLE = 120;
const READ_DAYS = 4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Story {
  readonly today: number;
  readonly random: Random;
  readonly deeds: Deed[];
  /** Pairs that already have an interest. */
  readonly pairs: Set<string>;
}

const settledAt = ({ decidedAt, queuedAt, registeredAt }: DemoMember): number =>
  (decidedAt ?? queuedAt ?? registeredAt).getTime();

/** Families look for someone of about the same age. */
export const NEAR_YEARS = 10;
const isNear = (one: DemoMember, other: DemoMember): boolean =>
  Math.abs(Date.parse(one.fields.dob) - Date.parse(other.fields.dob)) < NEAR_YEARS * 365.25 * DAY;

const pairOf = (one: DemoMember, other: DemoMember): string => [one.key, other.key].sort().join(' ');

/** Not before both had their current status, and not after today began. */
function momentOf(story: Story, days: number, one: DemoMember, other: DemoMember, after = 0): Date {
  const wished = story.today - days * DAY + story.random.whole(1, 23) * HOUR;
  const earliest = Math.max(settledAt(one), settledAt(other), after) + HOUR / 2;
  return new Date(Math.min(story.today, Math.max(wished, earliest)));
}

function interest(story: Story, sender: DemoMember, receiver: DemoMember, wish: Wish, note?: string): void {
  const [who, days, answer, answered] = wish;
  const at = momentOf(story, days, sender, receiver);
  story.pairs.add(pairOf(sender, receiver));
  const kind = who === 'waiting' ? 'wait' : 'ask';
  story.deeds.push({ at, kind, by: sender.key, to: receiver.key, ...(note !== undefined && { note }) });
  if (!answer) return;
  const then = momentOf(story, answered ?? days - 1, sender, receiver, at.getTime());
  const [by, to] = answer === 'withdrawn' ? [sender, receiver] : [receiver, sender];
  story.deeds.push({ at: then, kind: answer, by: by.key, to: to.key });
  const bothVerified = [by, to].every(({ verificationStatus }) => verificationStatus === 'verified');
  if (answer !== 'accepted' || !bothVerified) return;
  look(story, by, to, then);
  look(story, to, by, then);
}

function look(story: Story, viewer: DemoMember, owner: DemoMember, after: Date): void {
  for (let times = story.random.whole(1, 3); times > 0; times -= 1) {
    const at = new Date(Math.min(story.today, after.getTime() + story.random.whole(1, 40) * HOUR));
    story.deeds.push({ at, kind: 'contact-view', by: viewer.key, to: owner.key });
  }
}

/** Interactions of a member with a known sign-in. */
function around(story: Story, member: DemoMember, others: readonly DemoMember[]): void {
  const near = others.filter((other) => isNear(member, other));
  // In a small community the others fill a list that is to be full.
  const free = [...near, ...others.filter((other) => !near.includes(other))];
  const wishes = WISHES[member.verificationStatus] ?? [];
  for (const [place, wish] of wishes.entries()) {
    const settledBy = story.today - (wish[1] + 1) * DAY;
    const found = free.findIndex((other) => settledAt(other) <= settledBy);
    if (found < 0) continue;
    const [other] = free.splice(found, 1) as [DemoMember];
    const [sender, receiver] = wish[0] === 'sent' ? [member, other] : [other, member];
    const noted = wishes.length > INTEREST_LIMITS.places && place % NOTED === 0;
    interest(story, sender, receiver, wish, noted ? NOTES[place / NOTED] : undefined);
  }
  for (const other of story.random.shuffled(near).slice(0, SHORTLISTED))
    story.deeds.push({
      at: momentOf(story, story.random.whole(1, 20), member, other),
      kind: 'shortlist',
      by: member.key,
      to: other.key,
    });
  if (member.verificationStatus === 'verified' && member.contactVisibility === 'verified')
    for (const other of story.random.shuffled(near).slice(0, LOOKERS))
      look(story, other, member, momentOf(story, story.random.whole(2, 30), member, other));
}

/** Interactions among the other members. */
function among(story: Story, sender: DemoMember, others: readonly DemoMember[]): void {
  const open = others.filter((other) => isNear(sender, other) && !story.pairs.has(pairOf(sender, other)));
  for (const receiver of story.random.shuffled(open).slice(0, story.random.whole(0, 2))) {
    const days = story.random.whole(1, 40);
    const answer = story.random.weighted<Answer | undefined>([
      [undefined, 5],
      ['accepted', 3],
      ['declined', 2],
      ['withdrawn', 1],
    ]);
    interest(story, sender, receiver, ['sent', days, answer]);
  }
}

const mayMeet = ({ verificationStatus, isActive }: DemoMember): boolean =>
  verificationStatus === 'verified' && isActive;

export function demoDeeds(members: readonly DemoMember[], now: Date): Deed[] {
  const today = dayStartInIndia(now).getTime();
  const circle = members.slice(SIGN_INS.length, CIRCLE).filter(mayMeet);
  const opposite = (gender: Gender) => circle.filter((other) => other.fields.gender !== gender);
  const story: Story = { today, random: seededRandom(20_261), deeds: [], pairs: new Set() };
  const known = members.slice(0, SIGN_INS.length);
  for (const member of known) around(story, member, opposite(member.fields.gender));
  for (const member of circle) among(story, member, opposite(member.fields.gender));
  const readAt = new Date(today - READ_DAYS * DAY);
  for (const { key } of known) story.deeds.push({ at: readAt, kind: 'read', by: key, to: key });
  for (const { key, decidedAt } of known)
    if (decidedAt) story.deeds.push({ at: decidedAt, kind: 'document-opened', by: key, to: key });
  return story.deeds.sort((a, b) => a.at.getTime() - b.at.getTime());
}
