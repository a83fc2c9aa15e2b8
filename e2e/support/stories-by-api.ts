import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { MARRIAGE_ROUTES } from '@kalyanam/shared/topics/marriage/marriages';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl } from './addresses.js';
import { ownProfile, verifiedMember, type Registered } from './members-by-api.js';

/** Two families who have both said that a marriage is fixed, and tell its story in these words. */
export async function waitingStory(request: APIRequestContext, names: readonly [string, string], text: string) {
  const [her, him] = [
    await verifiedMember(request, names[0]),
    await verifiedMember(request, names[1], { gender: 'male' }),
  ];
  const call = async (by: Registered, method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const headers = { Authorization: `Bearer ${by.token}` };
    const answer = await request[method](apiUrl(path), { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  await call(her, 'post', ROUTES.interest(him.userId));
  await call(him, 'post', `${ROUTES.interest(her.userId)}/accept`);
  await call(her, 'put', ROUTES.myMarriage, { through: 'us', code: (await ownProfile(request, him)).memberCode });
  const { claims } = (await call(him, 'get', MARRIAGE_ROUTES.mine)) as { claims: { id: string }[] };
  const id = claims[0]?.id ?? '';
  await call(him, 'post', MARRIAGE_ROUTES.answer(id), { answer: 'yes' });
  for (const teller of [her, him]) await call(teller, 'put', MARRIAGE_ROUTES.story(id), { tell: true, text });
}
