import type { en } from './conflict.en';

export const te: typeof en = {
  conflictLead: 'మీరు రాసినది ఏదీ పోలేదు. ఒకే వివరం రెండు చోట్లా మారితే ఏది ఉండాలో ఎంచుకుని మళ్లీ సేవ్ చేయండి.',
  theirs: 'కొత్తది',
  mine: 'మీది',
  useNewest: 'కొత్తది ఉంచండి',
  keepMine: 'నాది ఉంచండి',
};
