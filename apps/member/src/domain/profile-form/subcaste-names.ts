import type { SubcastesAnswer } from '@kalyanam/shared/contracts/subcastes';
import { en } from '@kalyanam/shared/domain/subcastes.en';
import { api } from '../../session/session';

/** Offered while one types a subcaste; any other may be typed. Without those that the team has added there are the published ones. */
export async function subcasteNames(): Promise<readonly string[]> {
  const added = await api.get<SubcastesAnswer>('/subcastes').then(
    ({ subcastes }) => subcastes.map((one) => one.en),
    () => [],
  );
  return [...Object.values(en), ...added].sort((one, other) => one.localeCompare(other));
}
