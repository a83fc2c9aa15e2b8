// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DocumentKind } from './documents.js';

export const te: Readonly<Record<DocumentKind, string>> = {
  aadhaar: 'ఆధార్',
  'aadhaar-masked': '8 అంకెలు కప్పిన ఆధార్',
  passport: 'పాస్‌పోర్టు',
  'driving-licence': 'డ్రైవింగ్ లైసెన్స్',
  'voter-id': 'ఓటరు గుర్తింపు కార్డు',
  pan: 'పాన్',
};
