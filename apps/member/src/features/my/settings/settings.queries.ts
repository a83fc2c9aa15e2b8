import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  Account,
  AccountAnswer,
  AddressChangeAnswer,
  MailsChange,
  SettingAnswer,
  ExportAnswer,
  PasswordChange,
} from '@kalyanam/shared/contracts/account';
import type { ConsentsAnswer } from '@kalyanam/shared/contracts/details';
import type { MessageAnswer, SessionsAnswer } from '@kalyanam/shared/contracts/auth';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { ownAccount } from '../../../parts/account/my-profile.queries';
import { refreshUser } from '../../../session/ensure-session';
import { api, settleBeforeLogout } from '../../../session/session';

export type Channel = 'email' | 'phone';

export const ownSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api.get<SessionsAnswer>(ROUTES.sessions, { signal })).sessions,
});

export const ownConsents = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => api.get<ConsentsAnswer>(ROUTES.consents, { signal }),
});

/** Shows an account that an answer brought. */
export function useShowAccount() {
  const client = useQueryClient();
  return ({ account }: { account: Account | null }) => account && client.setQueryData(ownAccount.queryKey, account);
}

/** After a change whose answer does not bring the account. */
export function useReloadAccount() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: ownAccount.queryKey }), refreshUser().catch(() => null)]);
  };
}

const ASK = { email: ROUTES.accountEmail, phone: ROUTES.accountPhone };
const CONFIRM = { email: ROUTES.confirmEmail, phone: ROUTES.confirmPhone };

/** Sends a code to the new address; asked again, another one. */
export const askChange = (channel: Channel, address: string, password: string) =>
  api.post<AddressChangeAnswer>(ASK[channel], { [channel]: address, password });

export const confirmChange = (channel: Channel, code: string) => api.post<AccountAnswer>(CONFIRM[channel], { code });

export const removePhoneAbroad = () => api.delete<AccountAnswer>(ROUTES.phoneAbroad);

export const changePassword = (change: PasswordChange) => api.put<MessageAnswer>(ROUTES.accountPassword, change);

export const saveLanguage = (language: Language) => api.put<SettingAnswer>(ROUTES.language, { language });

export const chooseMail = (change: MailsChange) => api.put<AccountAnswer>(ROUTES.accountMails, change);

export const endSession = (id: string) => api.delete<MessageAnswer>(ROUTES.session(id));

export async function endAllSessions() {
  await settleBeforeLogout();
  return api.delete<MessageAnswer>(ROUTES.sessions);
}

export const unlinkIdentities = (password: string) => api.post<AccountAnswer>(ROUTES.unlinkIdentities, { password });

export const exportData = (password: string) => api.post<ExportAnswer>(ROUTES.accountExport, { password });
