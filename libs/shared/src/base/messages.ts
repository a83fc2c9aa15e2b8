import { FILE_MEGABYTES, LIMITS } from './limits.js';
import { sentences } from './sentences.js';

/** Sentences of sections 5 and 8 of the specification, word for word, and the few it leaves open. */
export const MESSAGES = sentences({
  required: 'This field is required',
  email: 'Please enter a valid email address',
  phone: `Please enter a valid ${LIMITS.phoneDigits}-digit mobile number`,
  phoneAbroad: 'Please enter a valid mobile number with its country code',
  phoneCountry: 'We cannot take mobile numbers of this country yet',
  aadhaar: `Please enter a valid ${LIMITS.aadhaarDigits}-digit Aadhaar number`,
  pan: 'Please enter a valid PAN number',
  password: `Password must be at least ${LIMITS.passwordLength.min} characters with uppercase, lowercase, and number`,
  passwordTooLong: `Password must be at most ${LIMITS.passwordLength.max} characters`,
  passwordLeaked: 'This password has appeared in data leaks. Please choose another one.',
  name: `Name must be at least ${LIMITS.nameLength.min} characters`,
  nameTooLong: `Name must be at most ${LIMITS.nameLength.max} characters`,
  nameLetters: 'Please enter a name with at least 2 letters and no digits or symbols',
  underAge: `Must be at least ${LIMITS.age.min} years old`,
  dob: 'Please enter a valid date of birth',
  tooManyPhotos: `You can upload maximum ${LIMITS.photos} photos`,
  fileSize: `File size must be less than ${FILE_MEGABYTES}MB`,
  fileType: 'Only JPEG, JPG, and PNG files are allowed',
  fileBroken: 'This file could not be read as a picture. Please choose another one.',
  memberCodeAgain: 'Please check the profile ID again',
  longText: `Please keep this to ${LIMITS.longTextLength} characters or fewer`,
  shortText: `Please keep this to ${LIMITS.shortTextLength} characters or fewer`,
  address: `Please keep this to ${LIMITS.addressLength} characters or fewer`,
  choice: 'Please choose one of the options',
  text: 'Please enter text',
  unknownField: 'Unknown field',
  otp: `Please enter a valid ${LIMITS.codeLength}-digit OTP`,
  emailTaken: 'This email address is already registered',
  phoneTaken: 'This mobile number is already registered',
  date: 'Please enter a valid date',
  number: 'Please enter a whole number',
  registered: 'Registration successful! Please login to continue.',
  loginFailed: 'Login failed. Please check your credentials.',
  registrationFailed: 'Registration failed. Please try again.',
  emailVerificationFailed: 'Email verification failed',
  invalidOtp: 'Invalid OTP. Please try again.',
  verificationFailed: 'Verification failed',
  otpSendFailed: 'Failed to send OTP',
  otpResendFailed: 'Failed to resend OTP',
  smsSendFailed: 'Failed to send OTP. Please try again.',
  anErrorOccurred: 'An error occurred',
  uploadFailed: 'Upload failed',
  noProfiles: 'No profiles found',
  profileNotFound: 'Profile not found',
  ownProfileFailed: 'Profile not found - There was an issue loading your profile.',
  toggleFailed: 'Failed to update profile status',
  deleteConfirm: 'Are you sure you want to delete your profile? This action cannot be undone.',
  deleted: 'Profile deleted successfully',
  deleteFailed: 'Failed to delete profile',
  noPhotos: 'No photos available',
  verifyForPhotos: 'Complete verification to view photos',
  verifyForContact: 'Complete verification to view photos and contact details',
  completeVerification: 'Complete Your Verification',
  invalidCredentials: 'Invalid credentials. Please try again.',
});

export type MessageKey = keyof typeof MESSAGES;

const KEYS = new Map(Object.entries(MESSAGES).map(([key, sentence]) => [sentence as string, key as MessageKey]));

/** The key of a sentence, for showing a rule's refusal in another language; null when unknown. */
export const messageKey = (sentence: string): MessageKey | null => KEYS.get(sentence) ?? null;
