import type { ErrorCode } from '@kalyanam/shared/base/errors';

/** Real ids of someone else, and what else a call needs. */
export interface ForeignIds {
  member: string;
  photo: string;
  /** The signed part of an address that was made for the caller's own photo. */
  photoQuery: string;
  session: string;
  notification: string;
  waiting: string;
  caseId: string;
  question: string;
  edit: string;
  report: string;
  relativesNotice: string;
  gothraDecision: string;
  subcasteDecision: string;
  eligible: string;
  batch: string;
  coupon: string;
  view: string;
  template: string;
  administrator: string;
  announcement: string;
  search: string;
  biodata: string;
  /** Agreed between two others. */
  call: string;
  deskMember: string;
  deskDraft: string;
  deskAct: string;
  checkFile: string;
  marriage: string;
  heldNote: string;
}

/** A call with an id in it. */
interface Placed {
  path?: string;
  body?: object;
}

export interface IdLine {
  /** Whose id is put in. */
  readonly of: keyof ForeignIds;
  readonly call: (id: string, ids: ForeignIds) => Placed;
  /** The response to a member who may call the route: the same as for an unknown id. Routes of the team have none. */
  readonly refusal?: ErrorCode;
  /** Why the route gives a member the same response for every id, and does nothing. */
  readonly alike?: string;
  /** Why a member who may see the owner's profile gets a response, and which. */
  readonly open?: { readonly because: string; readonly answer: object };
}

export const inPath =
  (path: string, body?: object): IdLine['call'] =>
  (id) => ({ path: path.replace(':id', id), ...(body && { body }) });
