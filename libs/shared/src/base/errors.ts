import { LIMITS } from './limits.js';
import { MESSAGES } from './messages.js';

/** Every failure of the API: HTTP status and the sentence a person reads (R40). */
export const ERRORS = {
  'invalid-form': { status: 400, message: 'Please check the marked fields.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'not-signed-in': { status: 401, message: 'Please login to continue.' },
  'invalid-credentials': { status: 401, message: MESSAGES.loginFailed },
  'admin-credentials': { status: 401, message: MESSAGES.invalidCredentials },
  'second-factor-needed': { status: 401, message: 'Please enter the code from your authenticator app.' },
  'second-factor-wrong': {
    status: 401,
    message: 'This code is wrong or was already used. Please try the next one.',
  },
  'wrong-password': { status: 403, message: 'Incorrect password' },
  'session-ended': { status: 401, message: 'Your session has ended. Please log in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'prove-again': { status: 403, message: 'Confirm it’s you first.' },
  'second-factor-setup': { status: 403, message: 'Please set up two-step sign-in first.' },
  'password-change-needed': { status: 403, message: 'Please choose your own password first.' },
  'verification-needed': { status: 403, message: 'Please complete your verification first.' },
  suspended: { status: 403, message: 'Our team has closed this account. Please contact support.' },
  'desk-ended': { status: 403, message: 'You are no longer in this family group.' },
  'desk-draft-needed': { status: 403, message: 'Please send this to the candidate, who decides.' },
  'desk-not-yours': { status: 403, message: 'Your role in the family group does not include this.' },
  'desk-full': { status: 409, message: `A family group has at most ${LIMITS.familyMembers} members.` },
  'desk-invitation-over': { status: 404, message: 'This invitation is over. Please ask for a new one.' },
  'desk-other-phone': { status: 400, message: 'This invitation is for another number.' },
  'desk-draft-decided': { status: 409, message: 'This suggestion has been decided or taken back already.' },
  'desk-draft-gone': {
    status: 409,
    message:
      'This is no longer possible: the other family has left, or things have changed. The suggestion has lapsed.',
  },
  'desk-undo-over': { status: 409, message: 'This can no longer be undone.' },
  'not-found': { status: 404, message: 'Not found' },
  'profile-not-found': { status: 404, message: MESSAGES.profileNotFound },
  'code-not-found': { status: 404, message: 'No profile has this profile ID' },
  'code-changed-lately': {
    status: 409,
    message: `A profile ID can be changed once in ${LIMITS.memberCodeDays} days.`,
  },
  'email-taken': { status: 409, message: MESSAGES.emailTaken },
  'phone-taken': { status: 409, message: MESSAGES.phoneTaken },
  'nothing-to-verify': { status: 409, message: 'This is already verified. No OTP is needed.' },
  'email-first': { status: 409, message: 'Please verify your email first.' },
  'same-address': { status: 409, message: 'This is already the address of your account.' },
  'sms-not-there': {
    status: 409,
    message: 'We cannot send an SMS to this country. Please add a family number in India.',
  },
  'candidate-sms-not-there': {
    status: 409,
    message: 'We cannot send an SMS to this country. Please call our team: we ask the candidate together with you.',
  },
  'candidate-taken': { status: 409, message: 'The candidate has already agreed to another profile.' },
  'candidate-ticket-over': {
    status: 409,
    message: 'The time for this has passed. Please ask for another code.',
  },
  'assisted-link-over': { status: 409, message: 'This link has been used, or its days are over.' },
  'already-verified': {
    status: 409,
    message: 'Your profile is verified. Documents are no longer needed.',
  },
  'account-not-open': {
    status: 409,
    message: 'Your account is on hold. Please write to our team: this is possible again once the hold is lifted.',
  },
  'already-decided': { status: 409, message: 'This case has already been decided.' },
  'decision-pending': { status: 409, message: 'This case was decided a moment ago.' },
  'case-claimed': { status: 409, message: 'Another reviewer is working on this case.' },
  'changed-meanwhile': {
    status: 409,
    message: 'This has changed since you opened it. Please look at the newest version and try again.',
  },
  'second-look-needed': { status: 409, message: 'Another reviewer has to approve this case too.' },
  'question-closed': { status: 409, message: 'This question is no longer open.' },
  'looking-closed': { status: 409, message: 'This question is closed; log in to answer' },
  'looking-answered': { status: 409, message: 'Already answered, thank you' },
  'already-reported': { status: 409, message: 'You have already reported this profile.' },
  'coupon-exists': { status: 409, message: 'A coupon with this code already exists.' },
  'eligible-user-used': { status: 409, message: 'This pair was used for a verification and stays on the list.' },
  'import-undone': { status: 409, message: 'This import was undone. Please check the list again, then add it.' },
  'second-factor-on': { status: 409, message: 'Two-step sign-in is already set up.' },
  'username-taken': { status: 409, message: 'An administrator with this username already exists.' },
  'interest-not-possible': { status: 409, message: 'You cannot show interest in this profile right now.' },
  'interest-not-answerable': { status: 409, message: 'You cannot answer this interest now.' },
  'interest-not-withdrawable': {
    status: 409,
    message: 'You can withdraw an interest only while it is waiting for an answer.',
  },
  'interest-quota': {
    status: 429,
    message: `You can show interest in ${LIMITS.interestsPerDay} profiles a day. You can continue tomorrow.`,
  },
  'call-not-possible': {
    status: 409,
    message: 'A call can be arranged between two verified members who are both interested and online.',
  },
  'call-number-closed': { status: 409, message: 'The number of this call cannot be opened now.' },
  'dismissals-full': {
    status: 409,
    message: 'Your “Not for us” list is full. Please remove a profile first.',
  },
  'shortlist-full': { status: 409, message: 'Your shortlist is full. Please remove a profile first.' },
  'too-many-resubmissions': {
    status: 409,
    message: `Your profile was resubmitted ${LIMITS.resubmissions} times. Please contact support.`,
  },
  'duplicate-request': {
    status: 409,
    message: 'This request is still in progress, or was already sent with different data.',
  },
  'invalid-otp': { status: 400, message: MESSAGES.invalidOtp },
  'code-expired': { status: 400, message: 'This OTP has expired. Please ask for a new one.' },
  'code-locked': { status: 400, message: 'Too many wrong codes. Please ask for a new one.' },
  'email-verification-failed': { status: 400, message: MESSAGES.emailVerificationFailed },
  'reset-link-invalid': {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  'registration-unclaimed': {
    status: 409,
    message: 'This registration is not verified yet. Please say first whether it is yours.',
  },
  'identity-failed': { status: 400, message: 'Logging in with the other service did not work.' },
  'file-too-large': { status: 413, message: MESSAGES.fileSize },
  'file-type': { status: 415, message: MESSAGES.fileType },
  'file-broken': { status: 415, message: MESSAGES.fileBroken },
  'picture-form': {
    status: 415,
    message:
      'Please choose another picture: each side needs 50 to 12,000 pixels, 40 million in all at most, and one side may be at most six times the other.',
  },
  'too-many-photos': { status: 400, message: MESSAGES.tooManyPhotos },
  'upload-failed': { status: 400, message: MESSAGES.uploadFailed },
  'too-many-requests': {
    status: 429,
    message: 'Too many attempts. Please try again later.',
  },
  'sms-budget-spent': { status: 429, message: 'We cannot send any more SMS today.' },
  'pictures-waiting': {
    status: 429,
    message: 'Your earlier pictures are still being prepared. Please wait a moment, then try again.',
  },
  'too-many-guesses': {
    status: 429,
    message:
      'Too many attempts with this email. Please use "Forgot your password?", or log in on a device that you have used before.',
  },
  'admin-too-many-guesses': {
    status: 429,
    message:
      'Too many attempts with this username. Log in on a device that you have used before, or ask an owner to reset your password.',
  },
  'otp-send-failed': { status: 429, message: MESSAGES.otpResendFailed },
  'unsupported-media': { status: 415, message: 'This kind of content is not accepted here.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'payload-too-large': { status: 413, message: 'The request is too large.' },
  busy: { status: 503, message: 'We are busy at the moment. Please try again shortly.' },
  'paper-busy': {
    status: 503,
    message: 'Many PDFs are being made at this moment. Please try again in a few seconds.',
  },
  'paper-missing': { status: 503, message: 'A PDF cannot be made here at the moment. The page can be printed.' },
  'paper-failed': { status: 503, message: 'The PDF could not be made. Please try again.' },
  'storage-full': { status: 507, message: 'Files cannot be stored at the moment. Please try again later.' },
  unexpected: { status: 500, message: MESSAGES.anErrorOccurred },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Sentence per field path, e.g. `{'workLocation.city': 'This field is required'}`. */
export type FieldErrors = Record<string, string>;

/** The body of every failed response. */
export interface Failure {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  requestId: string;
}
