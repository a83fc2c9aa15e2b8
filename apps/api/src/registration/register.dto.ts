import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { REGISTRATION_RULES } from '@kalyanam/shared/rules/profile.rules';
import { ignored } from '@kalyanam/shared/rules/rule';
import { identityToken } from '@kalyanam/shared/rules/settings.rules';
import { ruled } from '../common/validation/ruled.js';

/** Specified clients send them: R20's age, and section 3's files, which follow in calls of their own. Nothing reads them. */
const IGNORED = { age: ignored, photos: ignored, profilePhoto: ignored, aadhaarFile: ignored, panFile: ignored };

export class RegisterDto extends ruled<RegisterRequest>({ ...REGISTRATION_RULES, identityToken, ...IGNORED }) {}
