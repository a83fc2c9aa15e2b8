import { expect, test, type Locator, type Page } from '../support/test.js';
import { addPhotos, waitingMember } from '../support/members-by-api.js';
import { memberUrl } from '../support/addresses.js';

const photos = (page: Page) => page.getByRole('list', { name: 'My photos, in order' }).getByRole('listitem');
const moved = (page: Page, sentence: string) => expect(page.getByRole('status').getByText(sentence)).toBeAttached();

/** The order of the photos: the middle of each address names the photo. */
const order = (page: Page) =>
  photos(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));

const middle = async (place: Locator) => {
  // A photo that arrives moves what is below it: this waits until the place is still.
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('The photo is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function dragByMouse(page: Page, from: Locator, to: Locator) {
  const [begin, end] = [await middle(from), await middle(to)];
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** A finger, as the browser sees it: it would scroll the page if nothing prevented it. */
async function dragByFinger(page: Page, from: Locator, to: Locator) {
  const [begin, end] = [await middle(from), await middle(to)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [begin]);
  for (const share of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: begin.x + (end.x - begin.x) * share, y: begin.y + (end.y - begin.y) * share }]);
  await send('touchEnd', []);
}

test('photos are ordered by dragging and by keyboard, made the main one, and deleted, which can be undone', async ({
  page,
  isMobile,
}) => {
  const member = await waitingMember(page.request);
  await addPhotos(page.request, member, 3);
  await page.goto(memberUrl('/my-profile/photos'));
  await expect(photos(page).locator('img')).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);
  const [one, two, three] = await order(page);
  const frame = (index: number) => photos(page).nth(index).locator('img');
  const grip = (index: number) => photos(page).nth(index).locator('[data-grip]');
  await expect(photos(page).first()).toContainText('Main photo');

  /** The order is shown before the server has it. */
  const orderSaved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

  await test.step('by dragging, which survives a reload', async () => {
    const saved = orderSaved();
    if (isMobile) await dragByFinger(page, grip(0), frame(1));
    else await dragByMouse(page, frame(0), frame(1));
    await moved(page, 'Photo moved to place 2 of 3.');
    await saved;
    await expect.poll(() => order(page)).toEqual([two, one, three]);
    await page.reload();
    await expect.poll(() => order(page)).toEqual([two, one, three]);
  });

  await test.step('dropped outside the list, nothing moves', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    if (isMobile) await dragByFinger(page, grip(1), heading);
    else await dragByMouse(page, frame(1), heading);
    expect(await order(page)).toEqual([two, one, three]);
  });

  const open = (position: number) => page.getByRole('button', { name: `My photo ${position}` });
  const act = (name: string) => page.getByRole('dialog').getByRole('button', { name });

  await test.step('by keyboard, which keeps the focus throughout', async () => {
    await open(3).focus();
    await page.keyboard.press('Enter');
    await act('Move earlier').focus();
    await page.keyboard.press('Enter');
    await moved(page, 'Photo moved to place 2 of 3.');
    await expect(page.getByRole('dialog', { name: 'Photo 2 of 3' })).toBeVisible();
    await expect(act('Move earlier')).toBeFocused();
    await page.keyboard.press('Enter');
    await moved(page, 'Photo moved to place 1 of 3.');
    await expect(act('Move earlier')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => order(page)).toEqual([three, two, one]);
  });

  await test.step('the main photo from its sheet', async () => {
    await open(3).click();
    const saved = orderSaved();
    await act('Make main photo').click();
    await expect.poll(() => order(page)).toEqual([one, three, two]);
    await saved;
    await page.goto(memberUrl('/my-profile'));
    await expect(page.locator('main img').first()).toHaveAttribute('src', new RegExp(one?.slice(0, -8) ?? '^$'));
    await page.goBack();
  });

  await test.step('deleting can be undone, and lasts otherwise', async () => {
    await open(2).click();
    await act('Delete photo').click();
    await expect(photos(page)).toHaveCount(2);
    await expect(photos(page).locator('button:focus')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // On a phone the message lies over the link.
    await page.getByRole('link', { name: 'Back to My Profile' }).press('Enter');
    await expect(page.getByText('2 of 4')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('3 of 4')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(photos(page)).toHaveCount(3);
    await open(2).click();
    await act('Delete photo').click();
    await expect(photos(page)).toHaveCount(2);
    // It is sent as the page closes, and no page is left that could tell when it has arrived.
    await expect(async () => {
      await page.goto(memberUrl('/my-profile/photos'));
      await expect(photos(page).first()).toBeVisible();
      expect(await order(page)).toEqual([one, two]);
    }).toPass();
  });
});
