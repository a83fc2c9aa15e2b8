import { LIMITS } from './limits.js';
import { MESSAGES } from './messages.js';

/** Every failure the API answers: HTTP status and the sentence a person reads (R40). */
export const ERRORS = {
  'invalid-form': { status: 400, message: 'Please check the marked fields.' },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'not-signed-in': { status: 401, message: 'Please login to continue.' },
  'invalid-credentials': { status: 401, message: MESSAGES.loginFailed },
  'admin-credentials': { status: 401, message: MESSAGES.invalidCredentials },
  'second-factor-needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'second-factor-wrong': {
    status: 401,
    message: 'This code is not right, or was used before. Please try the next one.',
  },
  'wrong-password': { status: 403, message: 'This is not your present password.' },
  'session-ended': { status: 401, message: 'Your session has ended. Please login again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  'prove-again': { status: 403, message: 'Please confirm first that it is you.' },
  'second-factor-setup': { status: 403, message: 'Please set up your second factor first.' },
  'verification-needed': { status: 403, message: 'Please complete your verification first.' },
  suspended: { status: 403, message: 'This account is closed by our team. Please contact support.' },
  'not-found': { status: 404, message: 'Nothing was found here.' },
  'profile-not-found': { status: 404, message: MESSAGES.profileNotFound },
  'email-taken': { status: 409, message: MESSAGES.emailTaken },
  'phone-taken': { status: 409, message: MESSAGES.phoneTaken },
  'same-address': { status: 409, message: 'This is the address of your account already.' },
  'already-verified': {
    status: 409,
    message: 'Your profile is verified. Documents are no longer needed.',
  },
  'already-decided': { status: 409, message: 'This case has already been decided.' },
  'case-claimed': { status: 409, message: 'Another reviewer is working on this case.' },
  'changed-meanwhile': {
    status: 409,
    message: 'This was changed elsewhere meanwhile. Please look at the newest version and try again.',
  },
  'already-reported': { status: 409, message: 'You have already reported this profile.' },
  'coupon-exists': { status: 409, message: 'A coupon with this code exists already.' },
  'eligible-user-used': { status: 409, message: 'This pair was used for a verification and stays on the list.' },
  'second-factor-on': { status: 409, message: 'The second factor is set up already.' },
  'username-taken': { status: 409, message: 'An administrator with this username exists already.' },
  'interest-not-possible': { status: 409, message: 'Interest cannot be shown to this profile now.' },
  'interest-quota': {
    status: 429,
    message: `You can show interest to ${LIMITS.interestsPerDay} profiles a day. Please continue tomorrow.`,
  },
  'shortlist-full': { status: 409, message: 'Your shortlist is full. Please remove a profile first.' },
  'too-many-resubmissions': {
    status: 409,
    message: `Your profile was resubmitted ${LIMITS.resubmissions} times. Please contact support.`,
  },
  'duplicate-request': {
    status: 409,
    message: 'This request is still being worked on, or was sent before with other contents.',
  },
  'invalid-otp': { status: 400, message: MESSAGES.invalidOtp },
  'code-expired': { status: 400, message: 'This OTP has expired. Please ask for a new one.' },
  'email-verification-failed': { status: 400, message: MESSAGES.emailVerificationFailed },
  'reset-link-invalid': {
    status: 400,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  'identity-failed': { status: 400, message: 'Sign-in with the identity service did not succeed.' },
  'file-too-large': { status: 413, message: MESSAGES.fileSize },
  'file-type': { status: 415, message: MESSAGES.fileType },
  'file-broken': { status: 415, message: MESSAGES.fileBroken },
  'too-many-photos': { status: 400, message: MESSAGES.tooManyPhotos },
  'upload-failed': { status: 400, message: MESSAGES.uploadFailed },
  'too-many-requests': {
    status: 429,
    message: 'Too many tries. Please wait a little and try again.',
  },
  'otp-send-failed': { status: 429, message: MESSAGES.otpResendFailed },
  'unsupported-media': { status: 415, message: 'This kind of content is not accepted here.' },
  'payload-too-large': { status: 413, message: 'The request is too large.' },
  busy: { status: 503, message: 'We are busy at the moment. Please try again shortly.' },
  'storage-full': { status: 507, message: 'Files cannot be stored at the moment. Please try later.' },
  unexpected: { status: 500, message: MESSAGES.anErrorOccurred },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Sentence per field path, e.g. `{'workLocation.city': 'This field is required'}`. */
export type FieldErrors = Record<string, string>;

/** The body of every failed answer. */
export interface Failure {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  requestId: string;
}
