import type { RegisterRequest } from './auth.js';
import { exampleProfile } from '../topics/profile/fields.js';

/** A registration that follows every rule; the examples of the API's description and the tests start from it. */
export const registrationExample = () =>
  ({
    ...exampleProfile(),
    email: 'sravani@example.com',
    phone: '9848012345',
    password: 'Muggulu2026',
    aadhaarNumber: '0123 4567 8901',
    panNumber: 'ABCDE1234F',
    agreeTerms: true,
  }) satisfies RegisterRequest;
