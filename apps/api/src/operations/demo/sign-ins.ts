/** The members with known sign-ins: one per verification status. */
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { PersonWish } from './person.js';

export interface SignIn {
  email: string;
  status: VerificationStatus;
  wish: PersonWish;
}

const person = (given: string, family: string) => ({ given, family, full: `${given} Reddy ${family}` });

/** In order: they are the first members, with the phones 9000000001, 9000000002 and so on. */
export const SIGN_INS: readonly SignIn[] = [
  {
    email: 'verified@example.com',
    status: 'verified',
    wish: {
      name: person('Karthik', 'Yeruva'),
      gender: 'male',
      reddy: true,
      age: 29,
      careerNoun: 'an architect',
      portraits: 3,
    },
  },
  {
    email: 'semi@example.com',
    status: 'semi-verified',
    wish: {
      name: person('Deepthi', 'Duvvuri'),
      gender: 'female',
      reddy: true,
      age: 27,
      careerNoun: 'a doctor',
      portraits: 2,
    },
  },
  {
    email: 'new@example.com',
    status: 'not-verified',
    wish: { name: person('Vamsi', 'Kandula'), gender: 'male', reddy: true, age: 26, careerNoun: 'a software engineer' },
  },
  {
    email: 'rejected@example.com',
    status: 'rejected',
    wish: {
      name: person('Sowmya', 'Challa'),
      gender: 'female',
      reddy: true,
      age: 30,
      careerNoun: 'a college lecturer',
      portraits: 1,
    },
  },
];
