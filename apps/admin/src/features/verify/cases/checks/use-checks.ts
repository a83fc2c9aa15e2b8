/** The ticks of a case: shown immediately, saved one after the other, gone when the case changes. */
import type { CaseTick, ChecksAnswer, HumanFact, TickState } from '@kalyanam/shared/team/checks';
import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, useAdmin } from '../../../../session/admin-session';
import { said } from '../../../../ui/words/sentences';
import { toast } from '../../../../ui/feedback/toast';
import { useTexts } from '../verify.en';
import { checksOf, type FactState } from './facts';

export const checksKey = (caseId: string) => ['checks', caseId];

const NO_TICKS: readonly CaseTick[] = [];

/** Ticks on their way to the server, by case. */
const saving = new Map<string, Promise<boolean>>();

/** A decision waits for the ticks before it. */
export const ticksSaved = (caseId: string): Promise<unknown> => saving.get(caseId) ?? Promise.resolve();

type Ticked = Pick<PendingVerification, 'userId' | 'caseId' | 'seen'>;

const factsWith = (ticks: readonly CaseTick[], { seen }: Ticked, wanted: TickState): HumanFact[] =>
  ticks.filter(({ mine, state, seen: of }) => mine && of === seen && state === wanted).map(({ fact }) => fact);

export function useChecks(user: PendingVerification) {
  const { userId, caseId, seen } = user;
  const queries = useQueryClient();
  const admin = useAdmin();
  const texts = useTexts();
  const queryKey = checksKey(caseId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<ChecksAnswer>(ADMIN_ROUTES.checks(userId), { signal }),
    retry: false,
  });
  const ticks = data?.ticks ?? NO_TICKS;
  const checks = checksOf(user, ticks);

  const save = async (): Promise<boolean> => {
    const now = queries.getQueryData<ChecksAnswer>(queryKey)?.ticks ?? NO_TICKS;
    const request = { caseId, seen, ok: factsWith(now, user, 'ok'), wrong: factsWith(now, user, 'wrong') };
    try {
      await api.put<ChecksAnswer>(ADMIN_ROUTES.checks(userId), request);
      return true;
    } catch (error) {
      toast(`${texts.checks.failed} ${error instanceof Error ? said(error.message) : ''}`.trim(), 'problem');
      return false;
    }
  };

  const set = (states: ReadonlyMap<HumanFact, FactState>) => {
    if (!admin) return;
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<ChecksAnswer>(queryKey, (known) => {
      const before = known?.ticks ?? [];
      const others = before.filter(({ mine, fact, seen: of }) => !mine || (of === seen && !states.has(fact)));
      const at = new Date().toISOString();
      const own = [...states].flatMap(([fact, state]): CaseTick[] =>
        state === 'open' ? [] : [{ fact, state, seen, admin: { id: admin.id, name: admin.name }, mine: true, at }],
      );
      return { success: true, caseId, ticks: [...others, ...own] };
    });
    const done = (saving.get(caseId) ?? Promise.resolve(true)).then(save);
    saving.set(caseId, done);
    void done.then((saved) => {
      if (saving.get(caseId) === done) saving.delete(caseId);
      if (!saved) void queries.invalidateQueries({ queryKey });
    });
  };

  return { checks, set };
}
