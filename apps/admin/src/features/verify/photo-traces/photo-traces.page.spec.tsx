import type { PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { ApiError, NetworkError } from '@kalyanam/web/api-error';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../session/admin-session';
import { PATHS, tracePath, userPath } from '../../../shell/paths';
import { fakeApi, ok, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const CODE = memberCodeOf('4821390');
const nobody = { userId: null, name: null, memberCode: null, firstAt: null, lastAt: null };
const ANSWER: PhotoTraceAnswer = {
  success: true,
  owner: { userId: 'u1', name: 'Sravani Reddy' },
  verdict: 'certain',
  photo: { id: 'p', thumb: '/p/thumb', card: '/p/card', full: '/p/full', width: 480, height: 600 },
  seen: 0.48,
  candidates: [
    {
      kind: 'member',
      userId: 'u2',
      name: 'Karthik Reddy',
      memberCode: '1234567A',
      correlation: 0.88,
      firstAt: '2026-11-02T06:00:00.000Z',
      lastAt: '2026-11-20T06:00:00.000Z',
    },
    { ...nobody, kind: 'team', correlation: 0.04 },
  ],
  compared: 12,
  chance: 0.11,
};
const file = (type = 'image/jpeg') => new File(['x'], 'found.jpg', { type });

describe('tracing a picture', () => {
  beforeEach(() => {
    signInAs('owner');
    fakeApi({
      [`GET ${ADMIN_ROUTES.search}`]: () => ok({ people: [], reports: [] }),
      [`GET ${ADMIN_ROUTES.search}?q=${CODE}`]: () => ok({ people: [{ userId: 'u1', memberCode: CODE }], reports: [] }),
    });
  });
  const send = () => vi.spyOn(api, 'upload');
  async function filledIn() {
    const { user } = renderApp(tracePath(CODE));
    await user.upload(await screen.findByLabelText('Picture'), file());
    const press = () => user.click(screen.getByRole('button', { name: 'Trace' }));
    return { user, press };
  }

  it('names the member it leaked through, with the figures', async () => {
    const upload = send().mockResolvedValue(ANSWER);
    const { press } = await filledIn();
    expect(screen.getByText('found.jpg')).toBeVisible();
    await press();
    expect(await screen.findByText('Certain: it left through Karthik Reddy.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
    const [path, form] = upload.mock.calls[0] ?? [];
    expect(path).toBe(ADMIN_ROUTES.photoTraces);
    expect(form?.get('member')).toBe('u1');
    expect(form?.get('picture')).toBeInstanceOf(File);
    const rows = within(screen.getByRole('table', { name: 'Candidates' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'WhoNumberCorrelationPhotos sent',
      'Karthik Reddy1234567A0.882 Nov 2026 to 20 Nov 2026',
      'Somebody of the team0.04',
    ]);
    expect(screen.getByRole('link', { name: 'Karthik Reddy' })).toHaveAttribute('href', userPath('u2'));
    expect(screen.getByText(/shows 48 % of it; 12 were compared/)).toBeVisible();
  });

  it('takes a result back when another picture is chosen or another member', async () => {
    send().mockResolvedValue(ANSWER);
    const { user, press } = await filledIn();
    const result = () => screen.queryByText('Certain: it left through Karthik Reddy.');
    await press();
    await waitFor(() => expect(result()).toBeVisible());
    await user.upload(screen.getByLabelText('Picture'), file());
    expect(result()).not.toBeInTheDocument();
    await press();
    await waitFor(() => expect(result()).toBeVisible());
    await user.type(screen.getByLabelText('Profile ID'), '{Backspace}');
    expect(result()).not.toBeInTheDocument();
  });

  it('names the kinds of files that it reads, also where the server refuses one', async () => {
    send().mockRejectedValue(new ApiError({ status: 415, code: 'file-type', message: 'Only JPEG, JPG, and PNG' }));
    const { press } = await filledIn();
    await press();
    expect(await screen.findByText('Only JPEG, PNG and WebP files can be traced')).toBeVisible();
  });

  it.each([
    ['cannot-tell', 'Cannot tell: it shows this photo, and no one’s mark stands out.'],
    ['other-picture', 'Cannot tell: it shows none of the photos that Sravani Reddy has now.'],
  ] as const)('says what it does not know: %s', async (verdict, sentence) => {
    send().mockResolvedValue({ ...ANSWER, verdict });
    const { press } = await filledIn();
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('asks for a number and a picture, and keeps both when they are refused', async () => {
    const upload = send();
    const { user } = renderApp(PATHS.photoTraces);
    const number = await screen.findByLabelText('Profile ID');
    const press = () => user.click(screen.getByRole('button', { name: 'Trace' }));
    await press();
    expect(number).toHaveFocus();
    expect(number).toBeInvalid();
    await user.type(number, '1234567B');
    await user.upload(screen.getByLabelText('Picture'), file());
    await press();
    expect(screen.getByText('Please check the profile ID again')).toBeVisible();
    await user.clear(number);
    await user.type(number, memberCodeOf('7654321'));
    await press();
    expect(await screen.findByText('No member with this number')).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
    expect(screen.getByText('found.jpg')).toBeVisible();
  });

  it('sends once at a double press, and says why nothing came', async () => {
    let fail = (_: Error): void => undefined;
    const upload = send().mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const { user, press } = await filledIn();
    await user.dblClick(screen.getByRole('button', { name: 'Trace' }));
    await waitFor(() => expect(upload).toHaveBeenCalled());
    fail(new NetworkError());
    expect(await screen.findByText(/^The picture was not traced\. The server could not be reached/)).toBeVisible();
    expect(upload).toHaveBeenCalledTimes(1);
    upload.mockRejectedValueOnce(new ApiError({ status: 415, code: 'file-broken', message: 'It cannot be read.' }));
    await press();
    expect(await screen.findByText('It cannot be read.')).toBeVisible();
    upload.mockResolvedValueOnce(ANSWER);
    await press();
    await waitFor(() => expect(screen.queryByText('It cannot be read.')).not.toBeInTheDocument());
    expect(await screen.findByText('Certain: it left through Karthik Reddy.')).toBeVisible();
  });

  it('is the owner’s alone', async () => {
    signInAs('reviewer');
    renderApp(PATHS.photoTraces);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByLabelText('Profile ID')).not.toBeInTheDocument();
  });
});
