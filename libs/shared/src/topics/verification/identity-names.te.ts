import type { IdentityKind } from '../../base/vocabulary/documents.js';

export const te: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'ఆధార్ కార్డు',
  'aadhaar-masked': '8 అంకెలు కప్పిన ఆధార్ కార్డు',
  passport: 'పాస్‌పోర్టు',
  'driving-licence': 'డ్రైవింగ్ లైసెన్స్',
  'voter-id': 'ఓటరు గుర్తింపు కార్డు',
};
