import { afterEach, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts';

afterEach(() => document.body.replaceChildren());

const spokenOf = (html: string) => {
  HTMLElement.prototype.checkVisibility = () => true;
  document.body.innerHTML = `<main>${html}</main>`;
  return spokenParts().map(({ tagName, textContent }) => `${tagName}: ${textContent}`);
};

it('reads a card as a whole', () => {
  expect(spokenOf('<article><p>Sravani, 28</p><p>Kurnool</p></article>')).toEqual(['ARTICLE: Sravani, 28Kurnool']);
});

it('reads what a profile with a field in it says, part by part', () => {
  const vote = '<div><label>A word<input></label><p>Only you see it</p></div>';
  const card = '<article><p>Lakshmi, 27</p></article>';
  expect(spokenOf(`<article><p>About me</p><dl><dt>Age</dt></dl>${vote}${card}</article>`)).toEqual([
    'P: About me',
    'DL: Age',
    'P: Only you see it',
    'ARTICLE: Lakshmi, 27',
  ]);
});
