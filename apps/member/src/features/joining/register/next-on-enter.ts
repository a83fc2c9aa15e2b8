import type { KeyboardEvent } from 'react';

const TYPED = 'input:not([type=radio], [type=checkbox], [type=file]), select, textarea, input[type=radio]';

const isEmpty = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.type === 'radio'
    ? !control.form?.querySelector(`input[name="${control.name}"]:checked`)
    : control instanceof HTMLElement && 'value' in control && control.value === '';

/** Enter, the large key of a phone's keyboard: on to the next question of the screen that is not answered, else on. */
export function nextOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !target.matches(TYPED)) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(TYPED)];
  const next = controls.slice(controls.indexOf(target) + 1).find(isEmpty);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
