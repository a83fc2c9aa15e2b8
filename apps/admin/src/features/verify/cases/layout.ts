/** The layout of the verification screens: one column on a phone, evidence and case from 720 px, the queue beside them from 1200. */
export const TWO_PANES = '@media (min-width: 720px)';
export const THREE_PANES = '@media (min-width: 1200px)';
/** At 200 % zoom the width allows two panes, but the height allows no parts that scroll separately. */
export const LOW = '@media (min-width: 720px) and (max-height: 640px)';
/** Where the bar under the case is one for the thumb: the question, the two decisions and the way on. */
export const TIGHT = '(max-width: 719.95px), (max-height: 640px)';
