import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactRows } from './contact-rows';

const contact = { phone: '9848012345', email: 'sravani@example.com', address: null };

it('says who answers the number, and offers a call, WhatsApp, an SMS and an email', () => {
  render(<ContactRows contact={{ ...contact, person: { name: 'Lakshmi', relation: 'mother' } }} />);
  expect(screen.getByText('This number is answered by Lakshmi, mother')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+919848012345',
    'https://wa.me/919848012345',
    'sms:+919848012345',
    'mailto:sravani@example.com',
  ]);
  const chat = screen.getByRole('link', { name: 'WhatsApp' });
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  expect(chat).toHaveAttribute('target', '_blank');
});

it('names no one where the candidate answers', () => {
  render(<ContactRows contact={contact} />);
  expect(screen.queryByText(/answered by/)).not.toBeInTheDocument();
});

it('says the relation alone where the name is not known', () => {
  render(<ContactRows contact={{ ...contact, person: { name: null, relation: 'uncle' } }} />);
  expect(screen.getByText(/^This number is answered by .*uncle/i)).toBeVisible();
});
