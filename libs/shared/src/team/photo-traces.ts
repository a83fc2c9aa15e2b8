/** C8: the viewer through which a picture left that turned up elsewhere. */
import type { PhotoView } from '../contracts/profile.js';

/** A correlation above this, and this many times the next, names one. */
export const TRACE = { certain: 0.25, timesNext: 2 } as const;

export const TRACE_VERDICTS = [
  'certain',
  'cannot-tell',
  /** The picture is none of this member's photos, or cannot be laid over one. */
  'other-picture',
] as const;
export type TraceVerdict = (typeof TRACE_VERDICTS)[number];

export interface TraceCandidate {
  /** A member who was shown the photos; the owner; any member of the team. */
  kind: 'member' | 'owner' | 'team';
  /** Id of the member. */
  userId: string | null;
  name: string | null;
  memberCode: string | null;
  /** How much the picture has of this one's pattern, from -1 to 1. */
  correlation: number;
  /** When photos of the owner first and last went to this member. */
  firstAt: string | null;
  lastAt: string | null;
}

/** POST /admin/photo-traces */
export interface PhotoTraceAnswer {
  success: true;
  owner: { userId: string; name: string };
  verdict: TraceVerdict;
  /** The photo that the picture shows. */
  photo: PhotoView | null;
  /** How much of the photo's pattern the picture shows, from 0 to 1. */
  seen: number;
  /** The best ones first. */
  candidates: TraceCandidate[];
  /** How many were compared. */
  compared: number;
  /** The best score among unassigned patterns: the level of chance. */
  chance: number;
}
