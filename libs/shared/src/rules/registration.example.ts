import type { RegisterRequest } from '../contracts/auth.js';

/** A registration that follows every rule; the examples of the API's description and the tests start from it. */
export const registrationExample = (): RegisterRequest => ({
  name: 'Sravani Reddy',
  email: 'sravani@example.com',
  phone: '9848012345',
  password: 'Muggulu2026',
  dob: '1998-05-14',
  gender: 'female',
  caste: 'reddy',
  subcaste: 'Motati',
  gothra: 'Kasyapa',
  maritalStatus: 'never-married',
  height: '5.4',
  complexion: 'wheatish',
  education: 'masters',
  occupation: 'private',
  annualIncome: '15-25',
  workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  familyLocation: { state: 'andhra-pradesh', city: 'Kurnool' },
  selfSummary: 'Data engineer who sings Annamayya keerthanas on weekends.',
  expectations: 'Someone kind who likes books and long walks.',
  aadhaarNumber: '0123 4567 8901',
  panNumber: 'ABCDE1234F',
  agreeTerms: true,
});
