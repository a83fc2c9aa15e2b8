import { SESSION_MARK } from '@kalyanam/shared/contracts/auth';

/** The refresh token's cookie can't be read by a page; the mark beside it can. */
export const mayHaveSession = () => document.cookie.split('; ').includes(`${SESSION_MARK}=1`);
