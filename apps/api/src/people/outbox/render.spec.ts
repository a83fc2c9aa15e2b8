import { LANGUAGES } from '@kalyanam/shared/base/vocabulary/status';
import { renderDay, renderMail, renderSms, requireWording } from './render.js';
import { WORDING } from './wording/wording.js';

const SENDER = { home: 'https://kalyanam.example', support: 'support@kalyanam.example' };
const VALUES = {
  title: 'Families meet',
  text: 'On Sunday',
  name: '<b>A & B</b>',
  other: 'Ravi Reddy',
  notes: 'first\nsecond',
  link: 'https://kalyanam.example/?a=1&b=2',
  minutes: '30',
  days: '7',
  ends: '3 December 2026',
  hand: 'Lakshmi Reddy',
  what: 'closed a link to your biodata',
  relation: 'Your mother',
  code: '123456',
  day: '10 Apr 2031',
  address: 'new@example.com',
  ending: '4321',
  ticket: '2026-0042',
  preheader: 'In Kurnool side',
  sections: '[]',
  last: '',
  document: 'passport',
  listed: 'Men are listed from 21.',
  age: '21',
  times: 'Sunday, 29 November 2026, 10:00 am',
  zone: 'India',
  stopAll: 'https://kalyanam.example/unsubscribe?token=x',
};

it.each([
  ['en', '29 Nov 2026'],
  ['te', '29 నవం 2026'],
] as const)('a day is written in %s so that a suffix can follow it', (language, day) => {
  expect(renderDay(new Date('2026-11-28T18:30:00Z'), language)).toBe(day);
});

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
const TEMPLATES = Object.entries(WORDING).flatMap(([channel, wordings]) =>
  Object.entries(wordings).map(([template, wording]) => [channel, template, wording] as const),
);

describe('wording', () => {
  it.each(TEMPLATES)('as %s: %s uses the same values in every language', (_channel, _template, wording) => {
    const asked = LANGUAGES.map(({ value }) => [...new Set(placeholders(JSON.stringify(wording[value])))]);
    expect(asked[1]).toEqual(asked[0]);
  });

  it.each(Object.entries(WORDING.email))('%s has a button exactly where it has a link', (_, wording) => {
    for (const { paragraphs, button } of Object.values(wording))
      expect(paragraphs.includes('{link}')).toBe(button !== undefined);
  });

  it('promises that others see a profile only where the listing was asked', () => {
    const promises = /visible again|(others|members) (can )?(see|find)|(ఇతరులకు|సభ్యులకు)( మళ్లీ| అవే)? కనిపిస్తుంది/i;
    const found = TEMPLATES.filter(([, , wording]) => promises.test(JSON.stringify(wording)));
    expect(found.map(([, template]) => template)).toEqual(['of-age']);
  });

  it('escapes user input, in the HTML part only', () => {
    const { text, html } = renderMail('verification-rejected', 'en', VALUES, SENDER);
    expect(text).toContain('<b>A & B</b>');
    expect(html).toContain('&lt;b&gt;A &amp; B&lt;/b&gt;');
    expect(html).toContain('first<br>second');
    expect(html).toContain('<a href="https://kalyanam.example/?a=1&amp;b=2"');
  });

  it('shows the link as a button and as text, and loads nothing external', () => {
    for (const [template, wording] of Object.entries(WORDING.email))
      for (const { value } of LANGUAGES) {
        const { html, text } = renderMail(template, value, VALUES, SENDER);
        const { button } = wording[value];
        if (button) {
          expect(html).toContain(`>${button}</a>`);
          expect(html).toContain(`>https://kalyanam.example/?a=1&amp;b=2</a>`);
          expect(text).toContain(`\n${VALUES.link}\n`);
        }
        expect(html).not.toMatch(/<img|<link|<script|url\(|@import|\{\w+\}/);
      }
  });

  it('has a preheader, and ends with the reason for the mail and a contact', () => {
    const { html, text } = renderMail('password-reset', 'en', VALUES, SENDER);
    expect(html).toContain('We received a request to reset your password.');
    for (const part of [html, text]) {
      expect(part).toContain('because you have an account at Kalyanam');
      expect(part).toContain('support@kalyanam.example');
    }
  });

  it('does not call an invited person a holder of an account', () => {
    for (const [language, because] of [
      ['en', 'because someone entered this address'],
      ['te', 'ఈ ఇమెయిల్ చిరునామా ఇచ్చారు కాబట్టి'],
    ] as const)
      expect(renderMail('desk-invited', language, VALUES, SENDER).text).toContain(because);
  });

  it('keeps a subject on one line', () => {
    const { subject } = renderMail('email-code', 'en', { code: '1\r\nBcc: x', link: '-' }, SENDER);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('refuses a message without a value, a wording or a channel', () => {
    expect(() => requireWording('email-code', 'email', { code: '1' })).toThrow('link');
    expect(() => requireWording('no-such', 'email', {})).toThrow('no-such');
    expect(() => requireWording('email-code', 'sms', {})).toThrow('no SMS');
  });

  it('sends SMS exactly as registered: a new text must be registered first', () => {
    expect(Object.values(WORDING.sms).flatMap(({ en, te }) => [en, te])).toEqual([
      '{code} is your OTP to verify your mobile number at Kalyanam. Valid for 10 minutes. Do not share it with anyone.',
      'కళ్యాణంలో మీ మొబైల్ నంబరు ధ్రువీకరణకు OTP {code}. 10 నిమిషాలు చెల్లుతుంది. ఎవరికీ చెప్పవద్దు.',
      '{code}: {relation} has made a marriage profile for you at Kalyanam. See it and answer within 7 days: {link} Tell the code only if you agree.',
      '{code}: {relation} కళ్యాణంలో మీ పెళ్లి ప్రొఫైల్ పెట్టారు. 7 రోజుల్లో ఈ లింకులో చూసి జవాబివ్వండి: {link} మీకు ఇష్టమైతేనే ఈ కోడ్ చెప్పండి.',
      'You are asked to help with a marriage profile at Kalyanam. Open this link within 7 days: {link}',
      'కళ్యాణంలో పెళ్లి సంబంధాలు కలిసి చూడమని మిమ్మల్ని కోరారు. 7 రోజుల్లో ఈ లింకు తెరవండి: {link}',
      '{code}: Kalyanam enters your marriage profile with you on the phone. Tell the code only if you agree.',
      '{code}: కళ్యాణం బృందం మీతో ఫోన్‌లో మాట్లాడుతూ మీ పెళ్లి ప్రొఫైల్ నమోదు చేస్తోంది. మీకు ఇష్టమైతేనే ఈ కోడ్ చెప్పండి.',
      'The mobile number of your Kalyanam account was changed. If it was not you, write to {support} at once.',
      'మీ కళ్యాణం ఖాతా మొబైల్ నంబరు మారింది. మార్చింది మీరు కాకపోతే వెంటనే {support} చిరునామాకు రాయండి.',
      'Are you still looking for a match? In 3 days your Kalyanam profile goes offline. To stay, press the link in our mail or log in.',
      'మీరు ఇంకా సంబంధం చూస్తున్నారా? 3 రోజుల్లో మీ కళ్యాణం ప్రొఫైల్ ఆఫ్‌లైన్ అవుతుంది. ఆన్‌లైన్‌లో ఉండాలంటే మా ఇమెయిల్‌లోని లింకు నొక్కండి.',
    ]);
  });

  it('keeps an SMS in one or two parts', () => {
    expect(renderSms('phone-code', 'en', { code: '123456' }).length).toBeLessThanOrEqual(160);
  });
});
