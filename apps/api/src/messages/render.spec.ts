import { LANGUAGES } from '@kalyanam/shared/vocabulary/status';
import { demandWording, renderMail, renderSms } from './render.js';
import { WORDING } from './wording.js';

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('wording', () => {
  it.each(Object.entries(WORDING))('%s asks for the same values in every language', (_, wording) => {
    for (const channel of Object.values(wording)) {
      const asked = LANGUAGES.map(({ value }) => [...new Set(placeholders(JSON.stringify(channel[value as 'en'])))]);
      expect(asked[1]).toEqual(asked[0]);
    }
  });

  it('escapes what comes from people in the HTML part only', () => {
    const values = { name: '<b>A & B</b>', notes: 'first\nsecond', link: 'https://kalyanam.example/?a=1&b=2' };
    const { text, html } = renderMail('verification-rejected', 'en', values);
    expect(text).toContain('<b>A & B</b>');
    expect(html).toContain('&lt;b&gt;A &amp; B&lt;/b&gt;');
    expect(html).toContain('first<br>second');
    expect(html).toContain('<a href="https://kalyanam.example/?a=1&amp;b=2">');
  });

  it('keeps a subject on one line', () => {
    expect(renderMail('email-code', 'en', { code: '1\r\nBcc: x', link: '-' }).subject).not.toMatch(/[\r\n]/);
  });

  it('refuses a message that lacks a value, a wording or a channel', () => {
    expect(() => demandWording('email-code', 'email', { code: '1' })).toThrow('link');
    expect(() => demandWording('no-such', 'email', {})).toThrow('no-such');
    expect(() => demandWording('email-code', 'sms', {})).toThrow('no SMS');
  });

  it('keeps an SMS in one or two parts', () => {
    expect(renderSms('phone-code', 'en', { code: '123456' }).length).toBeLessThanOrEqual(160);
  });
});
