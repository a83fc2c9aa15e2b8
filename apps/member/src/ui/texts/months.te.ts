import type { en } from './months.en';

export const te: typeof en = {
  january: 'జనవరి',
  february: 'ఫిబ్రవరి',
  march: 'మార్చి',
  april: 'ఏప్రిల్',
  may: 'మే',
  june: 'జూన్',
  july: 'జులై',
  august: 'ఆగస్టు',
  september: 'సెప్టెంబర్',
  october: 'అక్టోబర్',
  november: 'నవంబర్',
  december: 'డిసెంబర్',
};
