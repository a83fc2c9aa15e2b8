import type { Page } from '@playwright/test';
import { missingFunctions } from '@kalyanam/tools/browsers';

const { globals, members } = missingFunctions();
/** Its absence is no question of age, and the policy of the pages refuses what it would be asked for. */
const KEPT = new Set(['trustedTypes']);

/** Takes away whatever one of the oldest supported browsers lacks (R110), before any code of the page runs. */
export async function asOldest(page: Page): Promise<void> {
  await page.addInitScript(
    ([names, functions]) => {
      const remove = (owner: object | undefined, name: string) => {
        if (owner && Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
      };
      const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
      for (const member of functions) {
        const [owner = '', name = ''] = member.split('.');
        const found = world[owner] ?? (Intl as unknown as typeof world)[owner];
        remove(found, name);
        remove(found?.prototype, name);
      }
      for (const name of names) remove(world, name);
    },
    [[...globals].filter((name) => !KEPT.has(name)), [...members]] as const,
  );
}
