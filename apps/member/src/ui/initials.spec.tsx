import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Initials } from './initials';

describe('the initials in a small circle', () => {
  it.each([
    ['Sunitha Reddy Gaddam', 'SG'],
    ['కార్తీక్ రెడ్డి యెరువ', 'కా'],
    ['జ్ఞానేశ్వరి రెడ్డి', 'జ్ఞా'],
    ['Karthik రెడ్డి', 'K'],
    ['', ''],
  ])('of %s are %s', (name, letters) => {
    render(
      <div role="group">
        <Initials name={name} />
      </div>,
    );
    expect(screen.getByRole('group').textContent).toBe(letters);
  });

  it('show a face over the letters', () => {
    render(
      <Initials name="Sunitha">
        <img alt="Sunitha" />
      </Initials>,
    );
    expect(screen.getByText('S')).toContainElement(screen.getByAltText('Sunitha'));
  });
});
