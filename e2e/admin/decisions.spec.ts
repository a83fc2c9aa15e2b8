import { expect, test, type Locator, type Page } from '../support/test.js';
import type { DecisionRequest } from '@kalyanam/shared/team/contracts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { addPhotos, ownProfile, waitingMember } from '../support/members-by-api.js';
import { ownNumbers, uniqueName } from '../support/newcomer.js';
import { expectNotice, look, rejectByKeys, signInToTeam } from '../support/team.js';
import { addDocument, editProfile, newAdministrator } from '../support/team-by-api.js';

/** A asks, 1 says why; a moment later Shift+A answers: within 700 ms of another key it decides nothing (R53). */
async function approveAnyway(page: Page, missing: string | RegExp) {
  const bar = page.getByRole('region', { name: 'Decision' });
  await page.keyboard.press('a');
  await expect(bar.getByText(missing)).toBeVisible();
  await page.keyboard.press('1');
  const notice = page.getByRole('status').getByText(/^User verified successfully/);
  await expect(async () => {
    await page.keyboard.press('Shift+A');
    await expect(notice).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test(
  'a reviewer approves an incomplete case after being asked once, and the next case opens automatically',
  { tag: '@deep' },
  async ({ page, request }) => {
    const member = await waitingMember(request, 'Keyboard Approved Reddy');
    const prepared = `/admin/verify?case=${member.userId}`;
    await signInToTeam(page, prepared);
    await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
    await approveAnyway(page, /^No picture of the identity document/);
    await expectNotice(page, 'User verified successfully');
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(member.name);
    // Carried out when the time to undo it is over.
    await expect(page.getByRole('status').getByText('User verified successfully - User token updated')).toBeVisible({
      timeout: 30_000,
    });
  },
);

test(
  'a reviewer rejects with a reason in three key presses, and the member reads what to do',
  { tag: '@deep' },
  async ({ page, request }) => {
    const member = await waitingMember(request, 'Keyboard Rejected Reddy');
    await signInToTeam(page, `/admin/verify?case=${member.userId}`);
    await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
    await rejectByKeys(page);

    await expect
      .poll(async () => (await ownProfile(request, member)).rejection ?? null, { timeout: 30_000 })
      .not.toBeNull();
    const { rejection } = await ownProfile(request, member);
    expect(rejection?.reasons).toMatchObject([
      { advice: expect.stringMatching(/sharp picture of the whole front side/) },
    ]);
  },
);

test(
  'a case picked in the queue opens its Aadhaar file automatically, F opens the other, and both count as viewed',
  { tag: '@deep' },
  async ({ page, request }) => {
    const member = await waitingMember(request, uniqueName('Keyboard Only'));
    await addDocument(request, member, 'aadhaar');
    await addDocument(request, member, 'pan');
    await signInToTeam(page, '/admin/verify');
    await page.getByRole('link', { name: new RegExp(member.name) }).click();
    await expect(page.getByRole('img', { name: `Aadhaar file of ${member.name}` })).toBeVisible();
    // Once a file has been in view for two seconds it is no longer missing; the typed number fails its checksum.
    const asksFor = (sentence: RegExp) =>
      expect(async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('a');
        const bar = page.getByRole('region', { name: 'Decision' });
        await expect(bar.getByText(sentence)).toBeVisible({ timeout: 1000 });
      }).toPass();
    await asksFor(/^PAN not looked at for 2 seconds/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(page.getByRole('img', { name: `PAN file of ${member.name}` })).toBeVisible();
    await asksFor(/^Aadhaar number fails its checksum/);
    // Leaving a case whose files are open: an effect's cleanup must not break the page.
    await page
      .getByRole('region', { name: /^Pending/ })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: member.name })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  },
);

/** Resolves when the product has counted it as viewed, too: its timer started earlier, for the same two seconds. */
const inViewForTwoSeconds = (part: Locator) =>
  part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry]) => entry?.isIntersecting && setTimeout(resolve, 2000), {
          threshold: 0.5,
        }).observe(element);
      }),
  );

test('a clean case is decided in three presses, with file and photo looked at and every check ticked', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, uniqueName('Clean As Can Be'), ownNumbers());
  await addPhotos(request, member, 1);
  await addDocument(request, member, 'aadhaar');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Checks' }).getByRole('checkbox');
  await expect(checks).toHaveCount(4);

  await page.keyboard.press('f');
  const file = page.getByRole('img', { name: `Aadhaar file of ${member.name}` });
  await expect(file).toBeVisible();
  await Promise.all([file, page.getByRole('button', { name: /^Enlarge the photos of/ })].map(inViewForTwoSeconds));
  await page.keyboard.press('c');
  const decided = page.waitForRequest((sent) => sent.url().endsWith('/decision') && sent.method() === 'POST');
  await expect(page.getByRole('checkbox', { name: /, right$/ })).toHaveCount(4);
  await look(page, 'a case that is all right');
  await page.keyboard.press('a');
  const decision = (await decided).postDataJSON() as DecisionRequest;
  expect(decision).toMatchObject({ action: 'approve' });
  // Nothing was passed over.
  expect(decision).not.toHaveProperty('acknowledged');
  expect(decision).not.toHaveProperty('overrideReason');
  await expectNotice(page, /^User verified successfully/);
  await expect.poll(async () => (await ownProfile(request, member)).aadhaarVerified, { timeout: 30_000 }).toBe(true);
});

test('both decisions are in full view at 200 % zoom', { tag: '@deep' }, async ({ page, request }) => {
  const member = await waitingMember(request, 'Zoomed In Reddy');
  await page.setViewportSize({ width: 720, height: 450 });
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  const bar = page.getByRole('region', { name: 'Decision' });
  for (const name of [/^Reject/, /^Approve & Verify/])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('Z takes a decision back, and nothing has happened to the member', { tag: '@deep' }, async ({ page, request }) => {
  const member = await waitingMember(request, 'Undone Reddy');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await approveAnyway(page, /^No picture of the identity document/);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expectNotice(page, ADMIN_MESSAGES.decisionUndone);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  expect((await ownProfile(request, member)).verificationStatus).toBe('semi-verified');
});

test(
  'a case that the member has changed is shown again before it is decided, and the note is kept',
  { tag: '@deep' },
  async ({ page, request }) => {
    const member = await waitingMember(request, 'Changed While Looked At');
    // Colleagues' work elsewhere would have the queue loaded again, and the change with it.
    await page.route('**/verifications/events*', (route) => route.abort());
    await signInToTeam(page, `/admin/verify?case=${member.userId}`);
    await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.type('Called the family.');
    await editProfile(request, member, { gothra: 'Atreya after all' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Approve & Verify/ }).click();
    await page.getByRole('button', { name: 'Confirmed by phone' }).click();
    await page.getByRole('button', { name: 'Approve anyway' }).click();
    await expect(page.getByText('Atreya after all')).toBeVisible();
    await expect(page.getByLabel(/^Note to the member/)).toHaveValue('Called the family.');
    await look(page, 'a case that was changed');
    await page.getByRole('button', { name: 'Approve anyway' }).click();
    await expectNotice(page, /^User verified successfully/);
  },
);

test('two reviewers do not work on the same case', { tag: '@deep' }, async ({ page, request, browser }) => {
  const member = await waitingMember(request, 'Claimed By One Reddy');
  const path = `/admin/verify?case=${member.userId}`;
  // A claim is a person's and ends with the page that leaves the case (R56): of this one no other test opens a page.
  const { username, password } = await newAdministrator(request);
  const claimed = page.waitForResponse((response) => response.url().endsWith('/claim') && response.ok());
  await signInToTeam(page, path, username, password);
  await claimed;

  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInToTeam(colleague, path, 'reviewer');
  await expect(colleague.getByText(/is reviewing this case \(since/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Approve & Verify/ })).toBeDisabled();

  // A note typed there triggers no command, neither for this case nor for the next.
  const decisions: string[] = [];
  colleague.on('request', (sent) => {
    if (sent.url().endsWith('/decision')) decisions.push(sent.url());
  });
  await colleague.keyboard.press('n');
  await colleague.keyboard.type('just a blurred card', { delay: 170 });
  await expect(colleague.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  expect(decisions).toEqual([]);

  // The colleague sees immediately who decided, and when.
  await approveAnyway(page, /^No picture of the identity document/);
  await expect(colleague.getByText(/^Approved by .+, \d\d:\d\d$/)).toBeVisible();
});
