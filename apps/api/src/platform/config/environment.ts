import { readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** So much of a name that is not known is shown. */
export const MOST_SHOWN = 40;

/** Reads settings from the environment and collects problems, never values. */
export class Problems {
  readonly found: string[] = [];

  constructor(private readonly env: Environment) {}

  /** Null where nothing is set; a blank variable, as in a copied list of settings, counts as not set. */
  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  text(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.found.push(`${name} must be set.`);
    return value ?? '';
  }

  number(name: string, fallback: number, range: { min: number; max: number }): number {
    const value = Number(this.optional(name) ?? fallback);
    if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
    this.found.push(`${name} must be a whole number from ${range.min} to ${range.max}.`);
    return fallback;
  }

  /** A part of a whole. */
  share(name: string, fallback: number): number {
    const value = Number(this.optional(name) ?? fallback);
    if (value >= 0 && value <= 1) return value;
    this.found.push(`${name} must be a number from 0 to 1.`);
    return fallback;
  }

  choice<C extends string>(name: string, choices: readonly C[], fallback: C): C {
    const value = this.optional(name) ?? fallback;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.found.push(`${name} must be one of ${choices.join(', ')}.`);
    return chosen ?? fallback;
  }

  url(name: string, fallback: string): string {
    const value = this.optional(name) ?? fallback;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      this.found.push(`${name} must be an address with http or https.`);
    return value.replace(/(?<!\/)\/+$/, '');
  }

  /** A blank list is empty. */
  list(name: string, fallback: string[]): string[] {
    const value = this.env[name];
    return value === undefined
      ? fallback
      : value
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean);
  }

  /** A list of `key:value`, each key once. */
  pairs(name: string): Record<string, string> {
    const pairs = this.list(name, []).map((entry) => entry.split(':', 2).map((part) => part.trim()));
    if (pairs.some((pair) => pair.length < 2)) this.found.push(`${name} must be a list of key:value.`);
    const keys = pairs.map(([key]) => key);
    const twice = keys.find((key, index) => keys.indexOf(key) < index);
    if (twice !== undefined) this.found.push(`${name} names ${twice.slice(0, MOST_SHOWN)} more than once.`);
    return Object.fromEntries(pairs) as Record<string, string>;
  }

  /** From NAME, or from the file named by NAME_FILE. */
  secret(name: string, fallback?: string): string {
    const value = this.optionalSecret(name) ?? fallback;
    if (value === undefined) this.found.push(`${name} (or ${name}_FILE) must be set.`);
    return value ?? '';
  }

  /** One whose file, where it is named, must hold something: to go on without would be a surprise found too late. */
  filledSecret(name: string): string | null {
    const problems = this.found.length;
    const value = this.optionalSecret(name);
    const isNamed = this.optional(`${name}_FILE`) !== null;
    if (isNamed && value === null && this.found.length === problems)
      this.found.push(`${name}_FILE names a file with nothing in it.`);
    return value;
  }

  optionalSecret(name: string): string | null {
    const file = this.optional(`${name}_FILE`);
    if (file === null) return this.optional(name);
    try {
      return readFileSync(file, 'utf8').trim() || null;
    } catch {
      this.found.push(`${name}_FILE names a file that cannot be read.`);
      return null;
    }
  }
}
