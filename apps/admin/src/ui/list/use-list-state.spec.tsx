import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListState } from './use-list-state';

function stateAt(query: string) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[`/users${query}`]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useListState(['state'], { by: 'registeredAt', direction: 'desc' }), { wrapper });
  const { sorting, query: asked } = result.current;
  return { by: sorting?.by, direction: sorting?.direction, asked: asked.order };
}

describe('the order of a list', () => {
  it('is the usual one of the server where none is chosen', () => {
    expect(stateAt('')).toEqual({ by: 'registeredAt', direction: 'desc', asked: '' });
    expect(stateAt('?sort=registeredAt')).toEqual({ by: 'registeredAt', direction: 'desc', asked: 'desc' });
  });

  it('is asked for as it is shown where a link names the column alone', () => {
    expect(stateAt('?sort=name')).toEqual({ by: 'name', direction: 'asc', asked: 'asc' });
  });

  it('is what the link says', () => {
    expect(stateAt('?sort=name&order=desc')).toEqual({ by: 'name', direction: 'desc', asked: 'desc' });
  });
});
