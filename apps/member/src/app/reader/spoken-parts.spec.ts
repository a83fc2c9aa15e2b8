import { afterEach, expect, it, vi } from 'vitest';
import { spokenParts, utterancesOf } from './spoken-parts';

vi.mock('../../parts/speech/voices', () => ({
  voiceFor: (language: string) => ({ lang: language === 'te' ? 'te-IN' : 'en-IN', localService: true }),
}));

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

it.each([
  [`ఎత్తు\n5'4"`, 'te', ['ఎత్తు', 'ఐదు అడుగుల నాలుగు అంగుళాలు']],
  ['వయసు\n28', 'te', ['వయసు', 'ఇరవై ఎనిమిది']],
  ['పుట్టిన తేదీ\n14/05/1998', 'te', ['పుట్టిన తేదీ', 'పద్నాలుగు/ఐదు/పంతొమ్మిది వందల తొంభై ఎనిమిది']],
  [`Height\n5'4"`, 'en', ['Height', 'five feet four inches']],
  ['పేరు\nSravani 2', 'te', ['పేరు', 'Sravani two']],
] as const)('reads isolated figures in the language of the page: %j', (innerText, language, said) => {
  const part = Object.assign(document.createElement('dl'), { innerText });
  expect(utterancesOf(part, language, () => new Set()).map(({ text }) => text)).toEqual(said);
});
