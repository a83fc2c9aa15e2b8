import { expect, type Page } from '@playwright/test';
import { en as DISTRICTS } from '@kalyanam/shared/base/domain/districts.en';
import { GOTHRA_SPELLINGS } from '@kalyanam/shared/base/domain/gothra-spellings';
import { SUBCASTE_SPELLINGS } from '@kalyanam/shared/base/domain/subcaste-spellings';
import { te as CITIES } from '@kalyanam/shared/base/vocabulary/city-names.te';

/** Latin words for which a table of the product has a Telugu one. */
const TRANSLATED: readonly string[] = [
  ...Object.keys(CITIES),
  ...Object.values(DISTRICTS),
  ...[...Object.values(SUBCASTE_SPELLINGS), ...GOTHRA_SPELLINGS].flatMap(([en, , ...others]) => [en, ...others]),
].filter((word) => /^[A-Za-z]/.test(word));

/** What a person wrote stays as it is: names, addresses, sentences in English, what is in a field. */
async function latinTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSentence = (text: string) => /(\S+\s+){3}/.test(text) && !/[\u0c00-\u0c7f]/.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const around = walker.currentNode.parentElement;
      if (!/[A-Za-z]{3}/.test(text) || isSentence(text) || /@|https?:/.test(text)) continue;
      if (!around?.checkVisibility() || around.closest('[lang]')?.getAttribute('lang') !== 'te') continue;
      if (around.closest('script, style, noscript, option, [translate="no"], [data-own-words]')) continue;
      found.push(text);
    }
    return found;
  });
}

/** No fact is in Latin letters where the tables have it in Telugu. */
export async function expectTeluguNames(page: Page, where: string): Promise<void> {
  const texts = await latinTexts(page);
  const left = texts.flatMap((text) => {
    const words = TRANSLATED.filter((word) =>
      new RegExp(`(?<![\\w.-])${word.replace(/[.()]/g, '\\$&')}(?![\\w-])`).test(text),
    );
    return words.length > 0 ? [`${words.join(', ')} in “${text}”`] : [];
  });
  expect([where, left]).toEqual([where, []]);
}

/** Labels, buttons and closed selects that show less than their whole text, and lines too low for letters below others. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const widthIn = ({ font, letterSpacing }: CSSStyleDeclaration, text: string) => {
      pen.font = font;
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      return pen.measureText(text).width;
    };
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      if (element instanceof HTMLSelectElement) {
        const text = element.selectedOptions[0]?.text ?? '';
        const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return widthIn(style, text) > room + 1;
      }
      const lineHeight = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
      if (style.webkitLineClamp !== 'none' && lineHeight < 1.4 && /[\u0c00-\u0c7f]/.test(element.textContent))
        return true;
      const hides = ['hidden', 'clip'].includes(style.overflowX);
      return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility({ checkOpacity: true }) && element.textContent.trim() !== '' && isCut(element),
      )
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`);
  });
  expect([where, cut]).toEqual([where, []]);
}
