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

  it('sends SMS to the letter as they are registered: another text needs another registration first', () => {
    const sms = Object.values(WORDING).flatMap((wording) => ('sms' in wording ? [wording.sms.en, wording.sms.te] : []));
    expect(sms).toEqual([
      'The mobile number of your Kalyanam account was changed. If it was not you, write to {support} at once.',
      'మీ కళ్యాణం ఖాతా మొబైల్ నంబర్ మారింది. అది మీరు కాకపోతే వెంటనే {support} కు రాయండి.',
      '{code} is your OTP to verify your mobile number at Kalyanam. Valid for 10 minutes. Do not share it with anyone.',
      'కళ్యాణంలో మీ మొబైల్ నంబర్ ధృవీకరణకు OTP {code}. 10 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.',
    ]);
  });

  it('keeps an SMS in one or two parts', () => {
    expect(renderSms('phone-code', 'en', { code: '123456' }).length).toBeLessThanOrEqual(160);
  });
});
