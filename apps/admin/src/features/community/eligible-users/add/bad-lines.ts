import { saveFile } from '../../../../ui/form/browser';
import type { SheetLine } from './sheet';

/** A text that a spreadsheet could take for a formula begins with an apostrophe. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t])/, "'").replaceAll('"', '""')}"`;

const fieldsOf = ({ line, text, email, phone, edited, problems }: SheetLine): string =>
  [line, cell(edited ? `${email},${phone}` : text), cell(Object.values(problems ?? {}).join('. '))].join(',');

/** The lines that cannot be added, with their numbers in the sheet and what is wrong: to correct them there. */
export const saveBadLines = (lines: readonly SheetLine[]): void => {
  const rows = lines.filter(({ problems }) => problems).map((line) => `${fieldsOf(line)}\r\n`);
  saveFile(
    'lines-with-mistakes.csv',
    new Blob(['\uFEFFLine,Text,Mistake\r\n', ...rows], { type: 'text/csv;charset=utf-8' }),
  );
};
