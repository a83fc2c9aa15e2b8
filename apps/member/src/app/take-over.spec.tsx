import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Awake, STILL, takeBuiltPage } from './take-over';

const BUILT = `<div id="root"><h1>Login</h1><button disabled="" ${STILL}="">Login</button></div>
  <div id="waiting"><p>Loading</p></div>`;
const place = (html: string) => {
  document.body.innerHTML = html;
  return document.getElementById('root')!;
};

afterEach(() => {
  delete document.documentElement.dataset['own'];
  document.body.innerHTML = '';
});

describe('a page that was written at build time', () => {
  it('is kept unchanged for the visitor it was written for', () => {
    const root = place(BUILT);
    expect(takeBuiltPage(root)).toBe(true);
    expect(root).toHaveTextContent('Login');
    expect(document.getElementById('waiting')).toBeNull();
  });

  it('gives way to the loading screen for a visitor with a page of their own', () => {
    document.documentElement.dataset['own'] = '';
    const root = place(BUILT);
    expect(takeBuiltPage(root)).toBe(false);
    expect(root.innerHTML).toBe('<p>Loading</p>');
    expect(document.documentElement.dataset['own']).toBeUndefined();
  });

  it('does not exist where only the loading screen was written', () => {
    const root = place('<div id="root"><p>Loading</p></div>');
    expect(takeBuiltPage(root)).toBe(false);
    expect(root).toHaveTextContent('Loading');
  });

  it('enables its controls once they work, except those disabled for another reason', () => {
    const root = place(`<div id="root"><input disabled="" ${STILL}=""><button disabled="">Next</button></div>`);
    render(<Awake container={root}>{null}</Awake>);
    expect(root.querySelector('input')).toBeEnabled();
    expect(root.querySelector('button')).toBeDisabled();
  });
});
