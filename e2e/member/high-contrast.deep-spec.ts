import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { flip } from '../support/states.js';

/** Colours of the boxes that represent choices: of the chosen ones, and of the others. */
const choices = () => {
  const seen = { chosen: new Set<string>(), open: new Set<string>() };
  for (const input of document.querySelectorAll<HTMLInputElement>('label input.sr-only')) {
    const box = input.role === 'switch' ? input.nextElementSibling : input.closest('label');
    if (box) seen[input.checked ? 'chosen' : 'open'].add(getComputedStyle(box).backgroundColor);
  }
  return { chosen: [...seen.chosen], open: [...seen.open] };
};

test('a chosen option differs from the others in high contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const expectTold = async () => {
    const { chosen, open } = await page.evaluate(choices);
    expect(chosen).toHaveLength(1);
    expect(open.length).toBeGreaterThan(0);
    expect(open).not.toContain(chosen[0]);
  };

  await page.goto(memberUrl('/register'));
  await page.getByText('Daughter', { exact: true }).click();
  await expectTold();

  await page.goto(memberUrl('/help'));
  await flip(page, /^Read aloud/);
  await expect(page.getByRole('switch', { name: /^Read aloud/ })).toBeChecked();
  await expectTold();
});
