import type { CouponsPage } from '@kalyanam/shared/team/coupons';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { api } from '../../../session/admin-session';
import { randomText } from '../../../ui/form/browser';

/** Read out on the phone, nothing is taken for something else (0 O, 1 I L, 2 Z, 5 S, 8 B, U V); without vowels, no words. */
const ALPHABET = 'CDFGHJKMNPQRTWXY34679';
const PART = 4;
const TRIES = 5;

const isTaken = async (code: string): Promise<boolean> => {
  const { total } = await api.get<CouponsPage>(ADMIN_ROUTES.coupons, { query: { q: code, pageSize: '1' } });
  return total > 0;
};

/** An unused code. If a colleague takes it in the meantime, the server refuses this one. */
export async function unusedCode(): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const code = `${randomText(ALPHABET, PART)}-${randomText(ALPHABET, PART)}`;
    if (tries === TRIES || !(await isTaken(code))) return code;
  }
}
