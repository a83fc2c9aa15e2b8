/** R26: interest between two members. */
import type { InterestState } from '../vocabulary/status.js';

/** The state of interest between the viewer and the owner of a profile; the button's text follows it. */
export interface InterestView {
  /** 'none': neither has asked. */
  state: InterestState | 'none';
  /** Seen from the viewer; null where neither has asked. */
  direction: 'sent' | 'received' | null;
  /** 'Show Interest' asks now. */
  canShow: boolean;
  /** The other has asked; 'Show Interest' would accept as well. */
  canAccept: boolean;
  canDecline: boolean;
  canWithdraw: boolean;
  /** While a declined or withdrawn interest rests: when its sender may ask again. */
  againAt: string | null;
  sentAt: string | null;
  answeredAt: string | null;
  /** Of a pending one. */
  expiresAt: string | null;
}

/** Response of showing, withdrawing, accepting and declining. */
export interface InterestAnswer {
  success: true;
  interest: InterestView;
  /** How many more may be shown today. */
  left: number;
}
