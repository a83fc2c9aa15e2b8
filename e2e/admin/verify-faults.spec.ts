import { expect, test, type Page } from '../support/test.js';
import { waitingMember, type Registered } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { expectNotice, signInToTeam } from '../support/team.js';
import { addDocument, editProfile, newAdministrator, takeOver } from '../support/team-by-api.js';

const opened = (page: Page, { name }: Registered) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

const bar = (page: Page) => page.getByRole('region', { name: 'Decision' });

async function reject(page: Page) {
  await bar(page)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page.getByRole('checkbox', { name: /cannot be read/ }).check();
  await bar(page)
    .getByRole('button', { name: /^Reject \(1\)/ })
    .click();
}

/** The decisions that a page sends from now on. */
function decisionsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/decision')) sent.push(request.method());
  });
  return sent;
}

/** The network comes back: the page asks the server what is new. */
async function loseNetworkFor(page: Page, work: () => Promise<unknown>) {
  await page.context().setOffline(true);
  await expect(page.getByText('Offline - decisions are paused')).toBeVisible();
  await work();
  const asked = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith('/verifications') && answer.ok(),
  );
  await page.context().setOffline(false);
  await expect(page.getByText('Offline - decisions are paused')).toHaveCount(0);
  await asked;
}

test(
  'of two reviewers who has the case decides it, in either order, and the other is refused with the reason',
  { tag: '@deep' },
  async ({ page, request, browser }) => {
    const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The colleague's page hears nothing of the takeover, as while a connection is lost.
    await colleague.route('**/claim', (route) => route.abort());
    await colleague.route('**/verifications/events*', (route) => route.abort());
    await signInToTeam(page);
    await signInToTeam(colleague, '/admin/dashboard', 'reviewer');
    const bothOpen = async () => {
      const member = await waitingMember(request, uniqueName('Wanted By Two'));
      await takeOver(request, member, 'reviewer');
      const at = new URL(`/admin/verify?case=${member.userId}`, page.url()).href;
      for (const one of [colleague, page]) {
        await one.goto(at);
        await opened(one, member);
      }
      await page.getByRole('button', { name: 'Take over' }).click();
      await expect(bar(page).getByRole('button', { name: /Approve & Verify/ })).toBeEnabled();
    };

    await bothOpen();
    await reject(page);
    await expectNotice(page, /^User rejected successfully/);
    await reject(colleague);
    await expect(bar(colleague).getByRole('alert')).toHaveText(/Rejected by admin, .*\.$/);

    await bothOpen();
    await reject(colleague);
    await expect(bar(colleague).getByRole('alert')).toHaveText('Another reviewer is working on this case.');
    await reject(page);
    await expectNotice(page, /^User rejected successfully/);
    await expect(colleague.getByRole('status').getByText(/^User rejected successfully/)).toHaveCount(0);
  },
);

test('a reviewer whose case is taken over sees it immediately, and can no longer decide it', async ({
  page,
  request,
  browser,
}) => {
  const member = await waitingMember(request, uniqueName('Taken Over'));
  // A claim is a person's and ends with the page that leaves the case (R56): no other test opens a page of theirs.
  const { username, password } = await newAdministrator(request);
  await takeOver(request, member, username, password);
  const at = `/admin/verify?case=${member.userId}`;
  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const claimed = colleague.waitForResponse((response) => response.url().endsWith('/claim') && response.ok());
  await signInToTeam(colleague, at, username, password);
  await claimed;
  await signInToTeam(page, at);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(colleague.getByText('Padma took this case over')).toBeVisible();
  await expect(colleague.getByText(/^Padma is reviewing this case \(since/)).toBeVisible();
  await expect(bar(colleague).getByRole('button', { name: /Approve & Verify/ })).toBeDisabled();
  const sent = decisionsOf(colleague);
  await colleague.keyboard.press('r');
  await reject(page);
  await expect(colleague.getByText(/^Rejected by Padma, \d\d:\d\d$/)).toBeVisible();
  await expect(colleague.getByText('This case has left the queue. Its files are closed.')).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Open document|Reveal|Assign to me|Pass to/ })).toHaveCount(0);
  await expect(colleague.getByRole('group', { name: /Why are you rejecting/ })).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('with the network gone a decision is refused immediately, and nothing is sent when it is back', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, uniqueName('Decided Offline'));
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await opened(page, member);
  await test.step('that the browser does not know of yet', async () => {
    await page.route('**/decision', (route) => route.abort());
    await reject(page);
    await expect(
      page.getByText(/^Failed to reject user\. The server could not be reached; your notes are kept\.$/),
    ).toBeVisible();
    await page.unroute('**/decision');
  });
  const sent = decisionsOf(page);
  await test.step('and that it knows of', () =>
    loseNetworkFor(page, async () => {
      await expect(bar(page).getByRole('button', { name: /^Reject/ })).toBeDisabled();
      await page.keyboard.press('a');
    }));
  await expect(bar(page).getByRole('button', { name: /^Reject/ })).toBeEnabled();
  await expect(page.getByRole('status').getByText(/^User (?:rejected|verified) successfully/)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('a case that changes under the eyes says so, and what was ticked has to be looked at again', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, uniqueName('Changed Under Eyes'));
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await opened(page, member);
  const name = page.getByRole('checkbox', { name: /^Name matches card/ });
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/checks') && answer.request().method() === 'PUT',
  );
  await page.keyboard.press('1');
  await expect(name).toBeChecked();
  await saved;
  await loseNetworkFor(page, async () => {
    await editProfile(request, member, { gothra: 'Atreya after all' });
    await addDocument(request, member, 'aadhaar');
  });
  await expect(
    page.getByText(/^The member answered or changed details or files while this case was open/),
  ).toBeVisible();
  await expect(page.getByText('Atreya after all')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open document' })).toBeVisible();
  await expect(name).not.toBeChecked();
});
