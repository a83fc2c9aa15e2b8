import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHECK_FACTS, type CheckFact } from '@kalyanam/shared/topics/verification/checks';
import type { MyCheck } from '@kalyanam/shared/contracts/fact-checks';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { api } from '../../../session/session';
import { makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');
const makeCheck = (fact: CheckFact, changes: Partial<MyCheck> = {}): MyCheck => ({
  ...{ fact, state: 'said', method: null, evidence: null, date: null },
  ...{ until: null, failed: false, refusal: null, paper: null, waiting: null, by: [] },
  ...changes,
});
const answer = (...changed: MyCheck[]) => ({
  checks: CHECK_FACTS.map((fact) => changed.find((check) => check.fact === fact) ?? makeCheck(fact)),
  documents: ['passport', 'voter-id'],
});
const education = makeCheck('education', { paper: 'certificate', by: ['file'] });
const employment = makeCheck('employment', { paper: 'letter', by: ['code', 'file'] });
const open = (...changed: MyCheck[]) => {
  const calls = fakeApi({ 'GET /profiles/me/checks': answer(...changed) });
  return { calls, ...openPage('/my-profile/checks', viewer) };
};
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

afterEach(() => vi.restoreAllMocks());

describe('what is checked of my profile', () => {
  it('reads as families read it, with the day until which it counts and what waits', async () => {
    open(
      makeCheck('email', { state: 'checked', method: 'code', date: '2026-03-03', until: '2027-03-03' }),
      makeCheck('employment', { state: 'lapsed', method: 'code', date: '2025-03-03', by: ['code'] }),
      makeCheck('income', { waiting: { since: '2026-11-20T06:30:00Z', due: '2026-11-22T06:30:00Z' } }),
      makeCheck('education', { failed: true, refusal: 'unreadable', by: ['file'], paper: 'certificate' }),
    );
    const email = await rowOf('Email: verified by a code, 3 March 2026');
    expect(within(email).getByText('Until 3 March 2027')).toBeVisible();
    expect(within(email).queryByRole('button')).not.toBeInTheDocument();
    const work = await rowOf('Employment: checked March 2025, lapsed');
    expect(within(work).getByRole('button', { name: 'Renew: Employment' })).toBeVisible();
    const income = await rowOf('Income: stated by the family, not checked');
    expect(within(income).getByText(/^Your document is with our team. We answer by 22 November 2026/)).toBeVisible();
    // What happened is read before what can be done about it.
    const refused = await rowOf('The picture cannot be read. Please send one in which every word is sharp.');
    expect(refused).toHaveTextContent(/every word is sharp\.Ask us to check$/);
  });

  it('takes one picture, says what becomes of it, and shows what the server answers', async () => {
    const waiting = { since: '2026-11-20T06:30:00Z', due: '2026-11-22T06:30:00Z' };
    const sent = vi.spyOn(api, 'upload').mockResolvedValue(answer({ ...education, by: [], waiting }));
    fakeApi({ 'GET /profiles/me/checks': answer(education) });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => undefined }));
    const { user } = openPage('/my-profile/checks', viewer);
    await user.click(await screen.findByRole('button', { name: 'Ask us to check: Degree' }));
    expect(screen.getByText(/It is erased with the decision/)).toBeVisible();
    const field = screen.getByLabelText('Picture of your degree certificate');
    fireEvent.change(field, { target: { files: [new File(['x'], 'paper.pdf', { type: 'application/pdf' })] } });
    expect(await screen.findByText('Only JPEG, JPG, and PNG files are allowed')).toBeVisible();
    fireEvent.change(field, { target: { files: [new File(['x'], 'degree.jpg', { type: 'image/jpeg' })] } });
    expect(await screen.findByText(/^Your document is with our team/)).toBeVisible();
    expect(screen.queryByLabelText('Picture of your degree certificate')).not.toBeInTheDocument();
    expect(sent).toHaveBeenCalledExactlyOnceWith('/profiles/me/checks/education', expect.anything(), expect.anything());
  });

  it('takes a work address that is not of a mail provider, and keeps what was typed', async () => {
    const checked = makeCheck('employment', { state: 'checked', method: 'code', date: '2026-11-20' });
    const calls = fakeApi({
      'GET /profiles/me/checks': answer(employment),
      'POST /profiles/me/checks/employment/code': { resendAfter: 60 },
      'POST /profiles/me/checks/employment/code/confirm': answer(checked),
    });
    const { user } = openPage('/my-profile/checks', viewer);
    await user.click(await screen.findByRole('button', { name: 'Ask us to check: Employment' }));
    const address = screen.getByLabelText('Work email');
    await user.type(address, 'me@gmail.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please use your work address')).toBeVisible();
    expect(address).toHaveValue('me@gmail.com');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await user.clear(address);
    await user.type(address, 'me@infosys.com');
    await user.dblClick(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('We sent a code to me@infosys.com.')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Employment: verified by a code, 20 November 2026')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it.each([
    [0, 'Send code'],
    [60, /^Another code in \d+ s$/],
  ])('lets a mistyped work address be corrected, after a wait of %d seconds', async (resendAfter, button) => {
    fakeApi({
      'GET /profiles/me/checks': answer(employment),
      'POST /profiles/me/checks/employment/code': { resendAfter },
    });
    const { user } = openPage('/my-profile/checks', viewer);
    await user.click(await screen.findByRole('button', { name: 'Ask us to check: Employment' }));
    await user.type(screen.getByLabelText('Work email'), 'me@infosyss.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Another address' }));
    const address = screen.getByLabelText('Work email');
    expect(address).toHaveValue('me@infosyss.com');
    expect(address).toHaveFocus();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(resendAfter > 0);
  });

  it('asks which document of identity it is, among those that are taken', async () => {
    const { user } = open(makeCheck('identity', { by: ['file'] }));
    await user.click(await screen.findByRole('button', { name: 'Ask us to check: Identity' }));
    const choices = within(screen.getByLabelText('Which document')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Choose', 'passport', 'voter ID card']);
  });

  it('says why a code was not sent, on the field', async () => {
    fakeApi({
      'GET /profiles/me/checks': answer(employment),
      'POST /profiles/me/checks/employment/code': new Refusal('invalid-form', undefined, {
        email: 'Please use your work address',
      }),
    });
    const { user } = openPage('/my-profile/checks', viewer);
    await user.click(await screen.findByRole('button', { name: 'Ask us to check: Employment' }));
    await user.type(screen.getByLabelText('Work email'), 'me@works.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please use your work address')).toBeVisible();
  });

  it('offers to try again when it does not load', async () => {
    fakeApi({ 'GET /profiles/me/checks': OFFLINE });
    openPage('/my-profile/checks', viewer);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
