/**
 * C15: puts a button beside whatever can be read aloud, on every page, also on those that come later. The pages know
 * nothing of it: it follows what they show.
 */
import { getLanguage } from '@kalyanam/web/i18n/language';
import { session } from '../../session/session';
import { display } from '../../session/display';
import { useCommonTexts } from '../../ui/texts/common.en';
import { hush, onVoices, say, voiceFor } from '../../parts/speech/voices';
import { personalWords } from '../../parts/speech/personal';
import { LISTEN, spokenParts, utterancesOf } from './spoken-parts';
import { queries } from '../query-client';

const SPEAKER = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15 9a4.5 4.5 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11';

const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true' }))
  icon.setAttribute(name, value);
icon.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
icon.firstElementChild?.setAttribute('d', SPEAKER);

let speaking: HTMLButtonElement | null = null;

function name(button: HTMLButtonElement) {
  const { listen, stop } = useCommonTexts.now();
  const label = button === speaking ? stop : listen;
  if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
}

function quiet() {
  const last = speaking;
  speaking = null;
  hush();
  if (last) name(last);
}

/** All names and addresses in the cached answers. */
function personal(): Set<string> {
  const words = personalWords(session.user());
  for (const { state } of queries.getQueryCache().getAll()) personalWords(state.data, words);
  return words;
}

function read(part: HTMLElement, button: HTMLButtonElement) {
  if (speaking === button) return quiet();
  quiet();
  const parts = utterancesOf(part, getLanguage(), personal);
  if (parts.length === 0) return;
  speaking = button;
  name(button);
  say(parts, () => speaking === button && quiet());
}

/** A list of facts holds nothing but facts: its button comes after it. */
const standsAfter = (part: HTMLElement) => part.tagName === 'DL';

const buttonOf = (part: HTMLElement) => {
  const place = standsAfter(part) ? part.nextElementSibling : part.lastElementChild;
  return place instanceof HTMLButtonElement && place.hasAttribute(LISTEN) ? place : null;
};

function addButton(part: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'listen';
  button.setAttribute(LISTEN, '');
  button.append(icon.cloneNode(true));
  button.addEventListener('click', () => read(part, button));
  if (standsAfter(part)) part.after(button);
  else part.append(button);
  return button;
}

const isWanted = () => display.get().readAloud && voiceFor(getLanguage()) !== null;

/** Gives each part its button, and takes away those whose part is gone. */
function follow() {
  const kept = new Set(isWanted() ? spokenParts().map((part) => buttonOf(part) ?? addButton(part)) : []);
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${LISTEN}]`)) {
    if (kept.has(button)) name(button);
    else button.remove();
  }
  if (speaking && !speaking.isConnected) quiet();
}

let address = '';

export function startReader() {
  if (address) return;
  address = window.location.href;
  let due = false;
  const soon = () => {
    if (window.location.href !== address) {
      address = window.location.href;
      quiet();
    }
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      follow();
    });
  };
  new MutationObserver(soon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['lang', 'data-text', 'role', 'hidden'],
  });
  onVoices(soon);
  display.subscribe(() => {
    quiet();
    soon();
  });
  window.addEventListener('popstate', quiet);
  window.addEventListener('pagehide', quiet);
  soon();
}
