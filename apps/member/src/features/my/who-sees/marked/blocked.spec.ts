import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../spec/fake-api';
import { makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

describe('blocked members', () => {
  it('are listed with a way back, those without a name too', async () => {
    const since = '2026-11-20T06:30:00Z';
    let blocked = [
      { id: 'p1', name: 'Sravani Reddy', since },
      { id: 'p2', name: null, since },
    ];
    fakeApi({
      'GET /blocks': () => ({ blocked }),
      'DELETE /profiles/p1/block': () => {
        blocked = blocked.slice(1);
        return { blocked: false };
      },
    });
    const { user } = openPage('/who-sees-what?part=blocked', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Unblock Sravani Reddy' }));
    expect(await screen.findByText('Sravani Reddy is no longer blocked.')).toBeVisible();
    expect(screen.getByText('A member whose profile is currently hidden')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
