const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Markup that may be inserted into other markup unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A template whose values are escaped, unless they are markup themselves. */
export const markup = (template: TemplateStringsArray, ...values: (string | Markup | readonly Markup[])[]): Markup =>
  new Markup(String.raw({ raw: template }, ...values.map(inMarkup)));

const inMarkup = (value: string | Markup | readonly Markup[]): string => {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Markup ? value.text : value.map(({ text }) => text).join('');
};
