import { MESSAGES } from '@kalyanam/shared/base/messages';
import { atMost, required } from '@kalyanam/shared/base/rule';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Look } from '../../theme/look';
import { ReasonDialog } from './reason-dialog';

const onAct = vi.fn();

const open = () =>
  render(
    <Look>
      <ReasonDialog
        draft="hold u1"
        title="Hold the account?"
        lead="The member reads why."
        label="Reason"
        act="Hold"
        rule={required(atMost(500, MESSAGES.longText))}
        busy={false}
        problem={null}
        onClose={() => undefined}
        onAct={onAct}
      />
    </Look>,
  );

it('leads to the reason it wants, and says when it is one typed before', async () => {
  const user = userEvent.setup();
  const first = open();
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(MESSAGES.required);
  expect(onAct).not.toHaveBeenCalled();
  await user.type(reason, 'Money ');
  expect(screen.queryByText('What you typed before is still here.')).toBeNull();
  first.unmount();

  open();
  expect(screen.getByText('What you typed before is still here.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  expect(onAct).toHaveBeenCalledExactlyOnceWith('Money');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});
