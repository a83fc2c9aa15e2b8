import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawableBy } from './paper-letters.js';
import { PaperProcesses } from './paper-processes.js';
import { Paper, type PaperTemplate } from './paper.service.js';

const FONTS = join(import.meta.dirname, 'ttf');
const drawable = drawableBy(readdirSync(FONTS).map((name) => readFileSync(join(FONTS, name))));
const SIGN = /[\p{S}\p{P}\p{Z}\p{C}\p{Me}\p{Emoji}\p{Variation_Selector}]|(?=\p{N})\p{Script=Common}/u;

describe('a text on paper', () => {
  it.each([
    ['a family', 'We are 👨‍👩‍👧‍👦 four', 'We are four'],
    ['flags', '🇮🇳 India, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 England', 'India, England'],
    ['skin tones', 'Thanks 🙏🏽!', 'Thanks!'],
    ['an emoji between words', 'Hello👋🏿there', 'Hello there'],
    ['an emoji in brackets', 'Music (🎵) and dance', 'Music () and dance'],
    ['several lines', 'నమస్తే 🙏\n🎬 సినిమాలు', 'నమస్తే\nసినిమాలు'],
    ['what has no glyph for its picture', 'Love ❤️ ❤', 'Love ❤ ❤'],
    ['nothing else', '👩🏽‍⚕️', ''],
    ['marks that would hide their letter', 'La\u20d7kṣ\u1ab0mi\u0301 క్ష\u0301\u302a', 'Lakṣmi\u0301 క్ష'],
    ['stray parts of sequences', 'a\u{1f3fd} b\ufe0f c \u{1f1ee} d\u20e3', 'a b c d'],
    ['unassigned and private characters', 'a\ue123b\u{10ffff}c\ufffdd', 'a b c d'],
  ])('leaves out %s', (_, text, left) => expect(drawable(text)).toBe(left));

  it.each([
    ['digits of keycaps', '1️⃣ Guntur #️⃣', '1 Guntur #'],
    ['letters of other styles', '𝐒𝐫𝐢 Ｌａｋｓｈｍｉ ① Ⅳ', 'Sri Lakshmi 1 IV'],
    ['hyphens and blanks of other widths', 'well‑known‐as\u2009K.\u202fV.', 'well-known-as K. V.'],
    ['signs of several letters', '12㎏ 24℃ № 5', '12kg 24°C № 5'],
  ])('keeps %s as the fonts have them', (_, text, kept) => expect(drawable(text)).toBe(kept));

  it.each([
    'Lakshmi Nāgārjuna Kṛṣṇa Zoë Ñandú x̣',
    'లక్ష్మీ ప్లాంటెడ్‌పల్లి క‌్ష ౧౨౩ శ్రీ॥',
    'லட்சுமி',
    'लक्ष्मी क्‍ष',
    'محمد علی',
    'ಲಕ್ಷ್ಮಿ ലക്ഷ്മി ਲਕਸ਼ਮੀ লক্ষ্মী',
    'ไทย 李小龍 Анна Αλέξανδρος',
    '5′ 4″ · ₹ 12,00,000 → “10–15” ½ × ★ • … é',
    'a\u00adb\u200bc',
  ])('loses no letter of %s', (text) => expect(drawable(text)).toBe(text));
});

/** Draws a hundred thousand signs, which no document of the product has. */
class PatientProcesses extends PaperProcesses {
  protected override readonly milliseconds = 120_000;
}

describe('a document', () => {
  const processes = new PatientProcesses();
  const paper = new Paper(processes);
  afterAll(() => processes.onModuleDestroy());

  const glyphsOf = async (body: string, data: object): Promise<Set<string>> => {
    const template: PaperTemplate = { source: `#import "paper.typ": *\n#set text(font: sans)\n${body}` };
    const svg = (await paper.svg(template, { data })).toString();
    return new Set(Array.from(svg.matchAll(/<use xlink:href="#(\w+)"/g), ([, glyph = '']) => glyph));
  };

  it('has no box for any sign, alone, joined or coloured, nor for a letter with any mark', async () => {
    const [box, ...more] = await glyphsOf('#"\\u{10ffff}"', {});
    expect(more).toEqual([]);
    const all = Array.from({ length: 0x20000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const signs = all.filter((sign) => SIGN.test(sign));
    const marks = all.filter(
      (mark) => /\p{M}/u.test(mark) && [...new Intl.Segmenter().segment(`a${mark}`)].length === 1,
    );
    const marked = marks.flatMap((mark) => ['a', 'ṣ', 'క', 'క్ష', 'రెడ్డి', '9'].map((letter) => letter + mark));
    const people = signs.filter((sign) => /\p{Emoji_Modifier_Base}/u.test(sign));
    const joined = people.flatMap((sign) => [`${sign}🏽`, `${sign}🏿‍🦰`, `${sign}‍❤️‍💋‍👨🏻`, `${sign}‍♀️`]);
    const texts = [signs, joined, marked].map((some) => some.join(' a '));
    const glyphs = await glyphsOf('#for text in data.texts { plain(text) }', { texts });
    expect(glyphs.size).toBeGreaterThan(100);
    expect(glyphs).not.toContain(box);
  });
});
