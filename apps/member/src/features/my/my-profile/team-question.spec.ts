import { ROUTES } from '@kalyanam/shared/base/routes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const QUESTION = { id: 'q1', question: 'Which name is on the card?', askedAt: '2026-11-20T05:00:00Z' };
const asked = makeMyProfile({ verificationStatus: 'semi-verified', question: QUESTION });
const answered = makeMyProfile({ verificationStatus: 'semi-verified' });

async function openQuestion(answer: { answeredAt: string } | Refusal) {
  const sent: unknown[] = [];
  fakeApi({
    'GET /profiles/me': () => ({ profile: sent.length > 0 ? answered : asked }),
    [`POST ${ROUTES.teamAnswer}`]: ({ body }: { body: unknown }) => {
      sent.push(body);
      return answer;
    },
  });
  openPage('/my-profile', makeUser('semi-verified'));
  expect(await screen.findByText('Which name is on the card?')).toBeVisible();
  return { sent, user: userEvent.setup() };
}

describe('a question of the team', () => {
  it('is first on one’s profile page, and goes away with the answer', async () => {
    const { sent, user } = await openQuestion({ answeredAt: '2026-11-20T06:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByLabelText(/^Your answer/)).toHaveAccessibleDescription(/This field is required/);
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(/^Your answer/), ' My mother’s name. ');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Thank you. Your answer is with our team.')).toBeVisible();
    expect(sent).toEqual([{ questionId: 'q1', answer: 'My mother’s name.' }]);
    expect(screen.queryByText('Our team has a question')).not.toBeInTheDocument();
  });

  it('that was withdrawn in the meantime goes away too', async () => {
    const { user } = await openQuestion(new Refusal('question-closed'));
    await user.type(screen.getByLabelText(/^Your answer/), 'Late');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect.poll(() => screen.queryByText('Our team has a question')).toBeNull();
  });
});
