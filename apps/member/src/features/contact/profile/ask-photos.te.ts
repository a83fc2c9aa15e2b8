import type { en } from './ask-photos.en';

export const te: typeof en = {
  ask: 'ఫోటోలు చూపమని అడగండి',
  asked: 'ఫోటోలు చూపమని మీరు అడిగారు. ఆ కుటుంబం ఒప్పుకుంటే ఇక్కడ కనిపిస్తాయి.',
};
