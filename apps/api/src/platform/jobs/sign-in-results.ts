import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { AppError } from '../errors/app-error.js';
import type { Meters, SIGN_IN_RESULTS } from './meters.js';

type Result = (typeof SIGN_IN_RESULTS)[number];

const RESULTS: Partial<Record<ErrorCode, Result>> = {
  'invalid-credentials': 'wrong',
  'admin-credentials': 'wrong',
  'second-factor-wrong': 'wrong',
  'second-factor-needed': 'code-asked',
  'too-many-requests': 'limited',
  'too-many-guesses': 'limited',
  'admin-too-many-guesses': 'limited',
  suspended: 'closed',
};

const resultOf = (error: unknown): Result => (error instanceof AppError && RESULTS[error.code]) || 'failed';

/** Counts how a sign-in ends. @throws what the attempt throws */
export async function countedSignIn<T>(meters: Meters, side: 'member' | 'team', attempt: () => Promise<T>): Promise<T> {
  try {
    const signedIn = await attempt();
    meters.count('sign_ins_total', { side, result: 'success' });
    return signedIn;
  } catch (error) {
    meters.count('sign_ins_total', { side, result: resultOf(error) });
    throw error;
  }
}
