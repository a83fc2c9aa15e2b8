/** C15: how this visitor reads, as the browser keeps it. */
import type { Display } from '@kalyanam/shared/topics/account/display';

export const DISPLAY_KEY = 'display';

export const PLAIN: Display = { textSize: 'normal', readAloud: false, rate: 0.8, simple: false };

/** Only known settings of the browser's storage count. */
export function keptDisplay(): Display {
  try {
    const { textSize, readAloud, rate, simple } = JSON.parse(localStorage.getItem(DISPLAY_KEY)!) as Display;
    return {
      textSize: textSize === 'large' || textSize === 'larger' ? textSize : 'normal',
      readAloud: readAloud === true,
      rate: rate === 1 ? 1 : 0.8,
      simple: simple === true,
    };
  } catch {
    return PLAIN;
  }
}

export const isChanged = ({ textSize, readAloud, simple }: Display) => textSize !== 'normal' || readAloud || simple;

/** The styles read it from the page. */
export function paintDisplay({ textSize, simple }: Display) {
  const { dataset } = document.documentElement;
  dataset['text'] = textSize;
  dataset['simple'] = String(simple);
}
