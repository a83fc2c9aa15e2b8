import type { ValueOf } from './option.js';

/** Mails that a member can do without; all others answer what the member or our team did. Named as their templates. */
export const MAIL_CHOICES = [
  { value: 'interest-delivered', label: 'Someone shows interest in me' },
  { value: 'interest-accepted', label: 'Someone accepts my interest' },
  { value: 'call-proposed', label: 'Someone offers times for a first call' },
  { value: 'desk-draft', label: 'My family suggests something' },
  { value: 'still-looking', label: 'Am I still looking?' },
  { value: 'announcement', label: 'News from our team' },
] as const;
export type MailChoice = ValueOf<typeof MAIL_CHOICES>;
