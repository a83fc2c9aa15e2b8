import type { Permission } from '@kalyanam/shared/team/roles';
import { readablePhone } from '@kalyanam/shared/base/phone';
import type { CodeChannel } from '@kalyanam/shared/team/user-acts';
import type { UserHistory } from '@kalyanam/shared/team/users';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { ACCOUNT_STATUS_RULES, MEMBER_DATA_RULES } from '@kalyanam/shared/team/admin.rules';
import { ASSISTED_CONSENT_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import type { Judge } from '@kalyanam/shared/base/rule';
import {
  addNote,
  changeAccountStatus,
  downloadData,
  noteConsent,
  sendCode,
  signOutMember,
  withdrawBiodata,
  type StatusChange,
} from '../../users.queries';
import { isApiError } from '@kalyanam/web/api-error';
import { timeOfDay, shortDayAndTime } from '../../../../../ui/time/india-date';

export interface UserAct {
  /** In the menu and on the button of its dialog. */
  name: string;
  needs: Permission;
  title: (member: string) => string;
  /** What it does, and whether it can be undone. */
  lead: string;
  colour: 'primary' | 'error';
  failed: string;
  /** It brings the account back: in front of the menu. */
  first?: boolean;
  /** A reason, asked for where someone will read it. */
  reason?: { label: string; rule: Judge; most: number };
  /** Returns the sentence to show when it is done. */
  run: (user: UserHistory, reason: string) => Promise<string>;
}

const TO_MEMBER = {
  label: 'Reason (the member reads it)',
  rule: ACCOUNT_STATUS_RULES.reason,
  most: LIMITS.notesLength,
};

const change =
  (to: StatusChange): UserAct['run'] =>
  async ({ userId }, reason) =>
    (await changeAccountStatus({ userId, to, reason })).message;

const code = (channel: CodeChannel, name: string, where: string): UserAct => ({
  name,
  needs: 'users.help',
  title: (member) => `${name} to ${member}?`,
  lead: `A new code goes to ${where}; older codes stop working. Sent codes cannot be called back.`,
  colour: 'primary',
  failed: 'The code could not be sent',
  run: async ({ userId }) => (await sendCode(userId, channel)).message,
});

/** Everything that fits the state of the account; permissions are asked for elsewhere. */
export function actsOn(user: UserHistory): UserAct[] {
  const { accountStatus, verificationStatus, email, phone } = user;
  const acts: (UserAct | false)[] = [
    accountStatus !== 'active' && {
      name: 'Restore',
      needs: 'users.suspend',
      title: (member) => `Restore ${member}`,
      lead: 'The account works again and the profile is shown as its owner set it. Biodata links and agreed calls are valid again unless they have expired. After a suspension the member has to log in again. You can hold or suspend it again.',
      colour: 'primary',
      failed: 'The account could not be restored',
      first: true,
      reason: TO_MEMBER,
      run: change('restore'),
    },
    user.emailVerifiedAt === null && code('email', 'Resend email code', email),
    user.phoneVerifiedAt === null && code('phone', 'Resend phone code', readablePhone(phone)),
    user.candidate?.agreedAt === null && {
      name: 'The candidate agreed',
      needs: 'members.enter',
      title: (member) => `${member} agreed on the phone?`,
      lead: 'Only where no SMS reaches the candidate: you have spoken with them yourself. The profile goes on as if they had told the code. This cannot be undone.',
      colour: 'primary',
      failed: 'The consent could not be noted',
      reason: { label: 'How you made sure', rule: ASSISTED_CONSENT_RULES.note, most: LIMITS.longTextLength },
      run: async ({ userId }, note) => (await noteConsent(userId, note)).message,
    },
    {
      name: 'Write a team note',
      needs: 'users.contact',
      title: (member) => `Team note about ${member}`,
      lead: 'Only the team reads it. It stays in the timeline and cannot be taken back.',
      colour: 'primary',
      failed: 'The note could not be saved',
      reason: { label: 'Note', rule: ACCOUNT_STATUS_RULES.reason, most: LIMITS.notesLength },
      run: async ({ userId }, text) => (await addNote(userId, text)).message,
    },
    user.biodata.open > 0 && {
      name: 'Withdraw biodata links',
      needs: 'users.suspend',
      title: (member) => `Withdraw the biodata links of ${member}?`,
      lead: 'Every open link says that it was withdrawn, at once. This cannot be undone; the member can make new ones.',
      colour: 'error',
      failed: 'The links could not be withdrawn',
      run: async ({ userId }) => (await withdrawBiodata(userId)).message,
    },
    {
      name: 'Log out everywhere',
      needs: 'users.help',
      title: (member) => `Log ${member} out everywhere?`,
      lead: 'Every session ends at once. This cannot be undone, but the member can log in again.',
      colour: 'primary',
      failed: 'The member could not be logged out',
      run: async ({ userId }) => (await signOutMember(userId)).message,
    },
    {
      name: 'Export data for the member',
      needs: 'users.data',
      title: (member) => `Export the data of ${member}`,
      lead: 'The file that members can download themselves. Send it only to an address that you know is theirs: a file that has left cannot be called back.',
      colour: 'primary',
      failed: 'The data could not be exported',
      reason: { label: 'How and when they asked', rule: MEMBER_DATA_RULES.reason, most: TEAM_LIMITS.reasonLength },
      run: async ({ userId }, reason) => {
        await downloadData(userId, reason);
        return 'Data exported';
      },
    },
    accountStatus === 'active' && {
      name: 'Put on hold',
      needs: 'users.suspend',
      title: (member) => `Put ${member} on hold`,
      lead: 'This hides the profile at once, closes its biodata links and takes its calls off. The member is notified and can still log in. You can restore it later.',
      colour: 'error',
      failed: 'The profile could not be put on hold',
      reason: TO_MEMBER,
      run: change('hold'),
    },
    verificationStatus === 'verified' && {
      name: 'Withdraw verification',
      needs: 'verification.withdraw',
      title: (member) => `Withdraw verification of ${member}`,
      lead: 'The case opens again and the member is asked for new documents. Only a new decision undoes it.',
      colour: 'error',
      failed: 'The verification could not be withdrawn',
      reason: TO_MEMBER,
      run: change('withdraw'),
    },
    accountStatus !== 'suspended' && {
      name: 'Suspend',
      needs: 'users.suspend',
      title: (member) => `Suspend ${member}`,
      lead: 'The account is closed at once: every session ends, the profile is hidden, its biodata links are closed and its calls are off. You can restore it.',
      colour: 'error',
      failed: 'The account could not be suspended',
      reason: TO_MEMBER,
      run: change('suspend'),
    },
  ];
  return acts.filter((act) => act !== false);
}

const DAY_SECONDS = 86_400;

/** Until when a limit refuses, as a time of the day; null where nothing has to be waited for. */
export function waitWords(thrown: unknown, now = new Date()): string | null {
  if (!isApiError(thrown) || !thrown.retryAfter) return null;
  const until = new Date(now.getTime() + thrown.retryAfter * 1000).toISOString();
  const when = thrown.retryAfter < DAY_SECONDS / 2 ? timeOfDay(until) : shortDayAndTime(until);
  return `Not possible before ${when}: ${thrown.message.replace(/\.$/, '')}.`;
}
