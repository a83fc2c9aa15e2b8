import { resolve } from 'node:path';

/** The folder that a command is given; npm runs it elsewhere than where it was typed. @throws without one */
export function folderAsked(command: string): string {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(`Say the folder: npm run ${command} -w @kalyanam/api -- <folder>`);
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}
