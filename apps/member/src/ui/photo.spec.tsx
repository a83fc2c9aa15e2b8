import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Photo } from './photo';

const photo = { id: 'one', thumb: '/thumb.webp', card: '/card.webp', full: '/full.webp', width: 1600, height: 900 };

const cloth = () => document.querySelector<HTMLElement>('[data-weave]');

describe('a photo', () => {
  it('has the handloom card underneath, which is left where it cannot be loaded', () => {
    render(<Photo photo={photo} size="card" name="Sravani Reddy" district="nalgonda" />);
    const image = screen.getByRole('img', { name: 'Photo of Sravani Reddy' });
    expect(cloth()?.dataset['weave']).toBe('pochampally');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['480', '600']);

    fireEvent.error(image);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(cloth()).toBeVisible();
  });

  it('is tried again at its next address', () => {
    const { rerender } = render(<Photo photo={photo} size="card" name="Sravani Reddy" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Photo photo={{ ...photo, card: '/card-2.webp' }} size="card" name="Sravani Reddy" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/card-2.webp');
  });

  it('is alone, whole and as bright as it was taken on the whole screen', () => {
    render(<Photo photo={photo} size="full" name="Sravani Reddy" fit="contain" />);
    expect(cloth()).toBeNull();
    expect(screen.getByRole('img')).toHaveClass('object-contain', 'filter-none');
    fireEvent.error(screen.getByRole('img'));
    expect(cloth()).toBeVisible();
  });
});
