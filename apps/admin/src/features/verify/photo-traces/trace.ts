import { TRACE, type PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { TeamSearchAnswer } from '@kalyanam/shared/team/search';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isRefused } from '@kalyanam/web/api-error';
import { api } from '../../../session/admin-session';
import { problemSentence } from '../../../ui/feedback/problem-sentence';

/** Who saves a picture from the page has a WebP. */
export const TRACED_TYPES = [...LIMITS.fileTypes, 'image/webp'];

export const memberRefusal = (typed: string): string | null => {
  if (typed.trim() === '') return MESSAGES.required;
  return parseMemberCode(typed) === null ? MESSAGES.memberCodeAgain : null;
};

const WRONG_TYPE = 'Only JPEG, PNG and WebP files can be traced';

export function pictureRefusal(file: File | null): string | null {
  if (!file) return MESSAGES.required;
  if (!TRACED_TYPES.includes(file.type)) return WRONG_TYPE;
  return file.size > LIMITS.fileBytes ? MESSAGES.fileSize : null;
}

/** The server's sentence is about uploads, which are no WebP. */
export const traceProblem = (thrown: unknown): string =>
  isRefused(thrown, 'file-type') ? WRONG_TYPE : problemSentence(thrown, 'The picture was not traced');

/** Null where no member has this number. */
export async function ownerOf(typed: string): Promise<string | null> {
  const code = parseMemberCode(typed);
  const { people } = await api.get<TeamSearchAnswer>(ADMIN_ROUTES.search, { query: { q: code ?? '' } });
  return people.find(({ memberCode }) => memberCode === code)?.userId ?? null;
}

export function trace(member: string, picture: File): Promise<PhotoTraceAnswer> {
  const form = new FormData();
  form.append('member', member);
  form.append('picture', picture);
  return api.upload<PhotoTraceAnswer>(ADMIN_ROUTES.photoTraces, form);
}

/** How the figures are read. */
export const READING = `Certain is more than ${TRACE.certain} and at least ${TRACE.timesNext} times the next one, and ${TRACE.timesNext} times what chance gives.`;
