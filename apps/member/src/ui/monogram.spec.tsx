import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEAVES } from '@kalyanam/shared/topics/profile/weaves';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Monogram } from './monogram';

const CSS = readFileSync(join(import.meta.dirname, 'weaves.css'), 'utf8');

describe('the card of a member without a photo', () => {
  const cloths = (initials: string) =>
    [...document.querySelectorAll(`[data-initials=${initials}]`)].map((shown) => ({
      ...shown.closest<HTMLElement>('[data-weave]')?.dataset,
    }));

  it('has the initials on the cloth of the native district, and says why there is no photo', () => {
    render(<Monogram name="Sravani Reddy" district="nalgonda" reason="Photos after accepted interest" />);
    expect(cloths('SR')).toEqual([expect.objectContaining({ weave: 'pochampally' })]);
    expect(screen.getByText('Photos after accepted interest')).toBeVisible();
  });

  it('is the same for a name wherever it is shown, and of four dyes', () => {
    const letters = [...'ABCDEFGHIJKL'];
    for (const letter of [...letters, 'A']) render(<Monogram name={`${letter}sha Kota`} />);
    const [first, second] = cloths('AK');
    expect(second).toEqual(first);
    expect(new Set(letters.map((letter) => cloths(`${letter}K`)[0]?.['dye'])).size).toBe(4);
  });

  it.each(WEAVES)('has a drawing of %s', (weave) => {
    expect(CSS).toContain(`&[data-weave='${weave}']::before {\n    mask-image: url('../../../../libs/shared/weaves/`);
  });
});
